import { beforeEach } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { SecondFactorRequired } from '~/domain/accounts/refusals.server';
import { openSecondStep, takeSecondStep } from '~/domain/accounts/second-step.server';
import { findLiveSession } from '~/domain/accounts/sessions.server';
import { type DatabaseKind, useDatabase } from './database';
import { NOW } from './rows';
import { KEYS, turnCodesOn } from './second-factor';
import { newMember, problemOf } from './use-cases';

/** For each test a member whose logins ask for a code. */
export function useSecondFactor(kind: DatabaseKind) {
  const database = useDatabase(kind);
  let member: Awaited<ReturnType<typeof newMember>>;
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    member = await newMember(database.db);
    ({ secret, recoveryCodes: codes } = await turnCodesOn(database.db, member));
  });

  /** The password was right: the token of the browser that is asked for a code. */
  async function firstStep(): Promise<string> {
    const input = { email: member.user.email, password: member.password };
    const refusal = await problemOf(logIn(database.db, { input, now: NOW }));
    if (!(refusal instanceof SecondFactorRequired))
      throw new Error('no code was asked for', { cause: refusal });
    return openSecondStep(database.db, { member: refusal.member, now: NOW });
  }

  const secondStep = (token: string, typed: string, now = NOW) =>
    takeSecondStep(database.db, { token, typed, keys: KEYS, now });

  const live = async (token: string) =>
    (await findLiveSession(database.db, { token, now: NOW })) !== undefined;

  return {
    ...{ database, firstStep, secondStep, live },
    /** Who it is, the secret of their app, and their recovery codes. */
    their: () => ({ member, secret, codes }),
  };
}
