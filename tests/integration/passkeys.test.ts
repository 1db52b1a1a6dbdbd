import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logInByPasskey } from '~/domain/accounts/passkey-login.server';
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  removePasskey,
} from '~/domain/second-factors/passkeys.server';
import { insertPasskey, notePasskeyUsed } from 'db/repositories/passkeys';
import { passkeys } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { later, NOW, someHash } from '../factories/rows';
import { confirmedSession } from '../factories/second-factor';
import { newMember, problemOf } from '../factories/use-cases';

const site = { rpID: 'soundings.example', origin: 'https://soundings.example' };
const forged = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };

describe.each(DATABASES)('a passkey, in %s', (kind) => {
  const database = useDatabase(kind);

  async function withPasskey() {
    const member = await newMember(database.db);
    const passkey = { id: randomUUID(), userId: member.user.id, credentialId: someHash(), publicKey: 'AAAA' };
    const row = {
      ...passkey,
      counter: 3,
      transports: 'internal',
      name: 'Phone',
      createdAt: NOW,
      lastUsedAt: null,
    };
    await insertPasskey(database.db, row);
    return { ...member, row };
  }

  const answerOf = (id: string) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: forged,
  });

  it('that is forged opens nothing, and its question is asked once', async () => {
    const { row } = await withPasskey();
    const ask = { purpose: 'passkey-login', userId: null, site, now: NOW } as const;
    const { token, options } = await askForPasskey(database.db, ask);
    expect(options).toMatchObject({ rpId: site.rpID, userVerification: 'required', allowCredentials: [] });
    const answer = { asked: token, answer: answerOf(row.credentialId), site, now: NOW };
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await problemOf(logInByPasskey(database.db, answer))).toMatchObject({ kind: 'unauthenticated' });
    }
    const unknown = { ...answer, answer: answerOf('AAAA') };
    expect(await problemOf(logInByPasskey(database.db, unknown))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('that was used or removed since it was read is used no second time', async () => {
    const { row, ...member } = await withPasskey();
    const use = (counter: number) => notePasskeyUsed(database.db, { passkey: row, counter, at: NOW });
    expect((await Promise.all([use(4), use(5)])).filter(Boolean)).toHaveLength(1);
    const session = await confirmedSession(database.db, member);
    expect(await removePasskey(database.db, session, row.id)).toBe('Phone');
    expect(await removePasskey(database.db, session, row.id)).toBeUndefined();
  });

  it('is removed by nobody but its owner', async () => {
    const { row } = await withPasskey();
    const thief = await confirmedSession(database.db, await newMember(database.db));
    expect(await removePasskey(database.db, thief, row.id)).toBeUndefined();
    expect((await database.db.query.passkeys.findMany()).map(({ id }) => id)).toContain(row.id);
  });

  it('is added only by whom it was asked of, within five minutes, and not forged', async () => {
    const member = await newMember(database.db);
    const session = await confirmedSession(database.db, member);
    const other = await confirmedSession(database.db, await newMember(database.db));
    const who = { ...member.user, site };
    const answer = { ...answerOf('AAAA'), response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
    const before = await database.db.$count(passkeys);
    for (const [by, now] of [
      [session, NOW],
      [other, NOW],
      [session, later(5 * 60_000)],
    ] as const) {
      const { token } = await askForNewPasskey(database.db, session, who);
      const added = addPasskey(database.db, { ...by, now }, { asked: token, name: 'Phone', answer, site });
      expect(await problemOf(added)).toMatchObject({ kind: 'invalid' });
    }
    const open = { userId: member.user.id, token: member.session.token, now: later(10 * 60_000) };
    expect(await problemOf(askForNewPasskey(database.db, open, who))).toMatchObject({ kind: 'forbidden' });
    expect(await database.db.$count(passkeys)).toBe(before);
  });
});
