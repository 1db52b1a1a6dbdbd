import { db } from '../../db.server';
import type { Member } from '../../domain/accounts/accounts.server';
import { SecondFactorRequired } from '../../domain/accounts/refusals.server';
import {
  findSecondStep,
  logInWithCode,
  markOf,
  openSecondStep,
  takeSecondStep,
} from '../../domain/accounts/second-step.server';
import { Problem } from '../../domain/problem';
import { readAppCode } from '../../domain/second-factors/codes';
import { inBackground } from '../../running/background.server';
import { codeCookie, readText, withCookies } from '../cookies.server';
import { forgetAttempts, limit, limitOwner } from '../rate-limits.server';
import { seeOther, withRedirectTo } from '../redirects.server';
import { findSentToken } from '../visitor/sent-token.server';
import { deviceName } from './device-name';
import { tellOfFactor } from './factor-news.server';
import { factorKeys } from './factor-settings.server';
import { noteRefusedLogin } from './refused-login.server';

const AGAIN = 'Please log in again: too much time has passed, or too many codes were not right.';

/** Sends a browser that gave the right password on to the code: no other browser can answer for it. */
export async function askForCode(member: Member, redirectTo: string): Promise<Response> {
  const token = await openSecondStep(db, { member, now: new Date() });
  return seeOther(withRedirectTo('/auth/code', redirectTo), withCookies(await codeCookie.serialize(token)));
}

/** The member for whom this browser has to give a code. */
export async function findAskedForCode(request: Request): Promise<Member | undefined> {
  const token = await readText(request, codeCookie);
  return token ? findSecondStep(db, { token, now: new Date() }) : undefined;
}

/** The second step of a browser. @throws Problem 'gone' when it has to begin again, and as `logInWithCode` */
export async function takeSecondStepFrom(request: Request, typed: string) {
  const token = await readText(request, codeCookie);
  const member = await findAskedForCode(request);
  if (!token || !member) throw new Problem('gone', AGAIN);
  return within(request, member, typed, (step) => takeSecondStep(db, { token, ...step }));
}

/** Both steps at once, for a program. @throws as `logInWithCode` */
export async function logInWithCodeFrom(request: Request, member: Member, typed: string) {
  return within(request, member, typed, (step) => logInWithCode(db, { member, ...step }));
}

type Step = Omit<Parameters<typeof logInWithCode>[1], 'member'>;
type LoggedIn = Awaited<ReturnType<typeof logInWithCode>>;

async function within(
  request: Request,
  member: Member,
  typed: string,
  take: (step: Step) => Promise<LoggedIn>,
): Promise<LoggedIn> {
  await limit('codeByAddress', request);
  const account = JSON.stringify([member.id, markOf(member)]);
  if (readAppCode(typed) !== undefined) await limitGuesses(member, account);
  try {
    const replaces = await findSentToken(request);
    const step = { typed, keys: factorKeys, device: deviceName(request), replaces, now: new Date() };
    const loggedIn = await take(step);
    await forgetAttempts('codeByAccount', account);
    if (loggedIn.proof.kind === 'recovery') {
      inBackground('the mail about a recovery code', tellOfFactor(member, 'recovery-code-used'));
    }
    return loggedIn;
  } catch (error) {
    if (error instanceof SecondFactorRequired) noteRefusedLogin(request, member.email);
    throw error;
  }
}

/**
 * Somebody who has the password can guess six digits. Guesses are counted for an account and its password, wherever they
 * come from: the owner still has recovery codes and passkeys, and with a new password it begins again.
 */
async function limitGuesses(member: Member, account: string): Promise<void> {
  try {
    await limitOwner('codeByAccount', account);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    inBackground('the mail about wrong codes', tellOnce(member, account));
    const message =
      'Many codes were typed for this account, so codes of an app are not taken for up to a day. A recovery code or a passkey works. A new password (“Forgot your password?”) ends the wait, and shuts out whoever knows the old one.';
    throw new Problem('too-many', message, { retryAfterSeconds: error.retryAfterSeconds });
  }
}

async function tellOnce(member: Member, account: string): Promise<void> {
  try {
    await limitOwner('wrongCodesMail', account);
  } catch (error) {
    if (error instanceof Problem) return; // they were told today
    throw error;
  }
  await tellOfFactor(member, 'many-wrong-codes');
}
