import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '~/domain/accounts/terms';
import { type Database, openDatabase } from 'db/client';
import { users } from 'db/schema';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer({ env: { DATABASE_ENCRYPTION_KEY: '' } });
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: `file:${server.dataDir}/app.db` });
});
afterAll(() => db.$client.close());

async function newMember() {
  const caller = server.newCaller();
  const { user } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await checkInAs(caller);
  const accepted = () =>
    db.query.users.findFirst({
      where: eq(users.id, user.id),
      columns: { termsVersion: true, termsAcceptedAt: true },
    });
  const before = (termsVersion: string | null) =>
    db.update(users).set({ termsVersion, termsAcceptedAt: null }).where(eq(users.id, user.id));
  return { caller, accepted, before };
}

const toldAtHome = async (caller: Caller) =>
  /There are terms now|Our terms have changed/.exec((await caller.get('/')).text)?.[0] ?? 'nothing';

describe('the terms', () => {
  it('are kept with their version and time for who registers, and are in their export', async () => {
    const { caller, accepted } = await newMember();
    const kept = await accepted();
    expect(kept?.termsVersion).toBe(TERMS_VERSION);
    expect(Date.now() - (kept?.termsAcceptedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await toldAtHome(caller)).toBe('nothing');
    const { body } = await caller.get<{ profile: { termsVersion: string } }>('/api/export?format=json');
    expect(body.profile.termsVersion).toBe(TERMS_VERSION);
  });

  it.each([
    [null, 'There are terms now'],
    ['2020-01-01', 'Our terms have changed'],
  ])('are told once to a member of version %s, who can go on meanwhile', async (version, words) => {
    const { caller, accepted, before } = await newMember();
    await before(version);
    expect(await toldAtHome(caller)).toBe(words);
    for (const path of ['/checkin', '/chat', '/safety', '/safety-plan'])
      expect((await caller.get(path)).text, path).not.toContain(words);
    const older = await caller.send('POST', '/terms', { form: { version: '2020-01-01' } });
    expect([older.status, older.headers.get('Location')]).toEqual([303, '/terms']);
    expect((await accepted())?.termsVersion).toBe(version);
    const read = await caller.send('POST', '/terms', { form: { version: TERMS_VERSION } });
    expect([read.status, read.headers.get('Location')]).toEqual([303, '/']);
    expect(await toldAtHome(caller)).toBe('nothing');
    expect((await accepted())?.termsAcceptedAt).toBeInstanceOf(Date);
  });

  it('wait at home while help comes first', async () => {
    const { caller, before } = await newMember();
    await before(null);
    await checkInAs(caller, { responses: { overallMood: 1, sleepRating: 1 } });
    expect(await toldAtHome(caller)).toBe('nothing');
  });

  it('are nothing for strangers to agree to', async () => {
    const answer = await server.newCaller().send('POST', '/terms', { form: { version: TERMS_VERSION } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/?redirectTo=%2Fterms']);
  });
});
