import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '~/domain/crypto/password.server';
import { readPasscodeStates, tryPasscode } from '~/domain/reports/link/passcode.server';
import { rateLimits } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { later, NOW } from '../factories/rows';
import { problemOf } from '../factories/use-cases';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(DATABASES)('tries at a passcode in %s', (kind) => {
  const database = useDatabase(kind);

  /** A report whose passcode was missed `attempts` times from elsewhere before. */
  async function missed(attempts: number) {
    const key = randomUUID();
    await database.db.insert(rateLimits).values({ key, attempts, resetsAt: later(30 * DAY) });
    const passcodeHash = await hashPassword('tide-88');
    const attempt = (passcode: string, { network = 'home', now = NOW } = {}) => {
      const keys = { network: `${key} ${network}`, passcode: key };
      return tryPasscode(database.db, { passcodeHash, passcode, keys, scale: 1, now });
    };
    const stateAt = async (now: Date) =>
      (await readPasscodeStates(database.db, { keys: [key], scale: 1, now })).get(key);
    return { attempt, stateAt };
  }

  it('are slowed by what others do only once one was wrong oneself', async () => {
    const { attempt, stateAt } = await missed(100);
    expect(await stateAt(NOW)).toBe('pressed');
    expect(await attempt('tide-88', { network: 'a clinic' })).toBe(true);
    expect(await attempt('guess-1')).toBe(false);
    expect(await problemOf(attempt('guess-2'))).toMatchObject({ kind: 'too-many', retryAfterSeconds: 7200 });
    expect(await attempt('tide-88')).toBe(true);
    // Five are looked at; then nothing is until a day after the last.
    for (let i = 0; i < 5; i += 1) await attempt('guess-3').catch(() => undefined);
    const shut = await problemOf(attempt('tide-88', { now: later(60 * MINUTE) }));
    expect(shut).toMatchObject({ kind: 'too-many', retryAfterSeconds: 23 * 3600 });
    expect(await attempt('tide-88', { now: later(DAY) })).toBe(true);
  });

  it('open nothing after a thousand wrong ones, until the month is over', async () => {
    const { attempt, stateAt } = await missed(999);
    expect(await attempt('guess-1', { network: 'the last' })).toBe(false);
    const worn = await problemOf(attempt('tide-88', { network: 'a clinic' }));
    expect([worn.kind, worn.message]).toEqual(['too-many', expect.stringContaining('ask the person')]);
    expect(await stateAt(NOW)).toBe('worn');
    expect(await attempt('tide-88', { network: 'a clinic', now: later(30 * DAY) })).toBe(true);
    expect(await stateAt(later(30 * DAY))).toBe('quiet');
  });

  it('of an address are forgotten a day after the last one, and make it wait meanwhile', async () => {
    const { attempt } = await missed(1);
    for (let i = 0; i < 5; i += 1) expect(await attempt('guess-1')).toBe(false);
    expect((await problemOf(attempt('guess-2'))).retryAfterSeconds).toBe(120);
    expect(await attempt('guess-3', { now: later(2 * MINUTE) })).toBe(false);
    expect((await problemOf(attempt('guess-4', { now: later(3 * MINUTE) }))).retryAfterSeconds).toBe(480);
    expect(await attempt('guess-5', { now: later(3 * MINUTE + DAY) })).toBe(false);
  });

  it('of an address are twenty in a day, and do not go on counting when they are over', async () => {
    const { attempt, stateAt } = await missed(79);
    for (let i = 0; i < 60; i += 1) await attempt('guess-1').catch(() => undefined);
    expect((await problemOf(attempt('tide-88'))).message).toContain('not even the right one');
    expect(await stateAt(NOW)).toBe('quiet');
    expect(await attempt('tide-88', { network: 'a clinic' })).toBe(true);
    expect(await attempt('tide-88', { now: later(DAY) })).toBe(true);
  });
});
