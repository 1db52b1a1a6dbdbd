import { db } from '../../db.server';
import { confirmByPasskey, logInByPasskey } from '../../domain/accounts/passkey-login.server';
import { addPasskey, askForNewPasskey, askForPasskey } from '../../domain/second-factors/passkeys.server';
import type { Assertion, Attestation } from '../../domain/second-factors/schema';
import { passkeyCookie, readText } from '../cookies.server';
import { limit } from '../rate-limits.server';
import { requireApiMember } from '../visitor/api-access.server';
import { findSentToken } from '../visitor/sent-token.server';
import type { MemberVisitor, RouteArgs } from '../visitor/visitor.server';
import { deviceName } from './device-name';
import { site } from './factor-settings.server';

/** What a browser asks its devices, and the token that binds the question to it. */
export async function passkeyOptionsFor(args: RouteArgs, purpose: 'login' | 'confirm' | 'add') {
  await limit('passkeyByAddress', args.request);
  const now = new Date();
  if (purpose === 'login') return askForPasskey(db, { purpose: 'passkey-login', userId: null, site, now });
  const { user, token } = await requireApiMember(args);
  if (purpose === 'confirm') {
    return askForPasskey(db, { purpose: 'passkey-confirm', userId: user.id, site, now });
  }
  return askForNewPasskey(db, { userId: user.id, token, now }, { ...user, site });
}

const askedOf = async (request: Request) => (await readText(request, passkeyCookie)) ?? '';

/** @throws Problem 'unauthenticated' when it is not right, 'too-many' */
export async function logInByPasskeyFrom(request: Request, answer: Assertion) {
  await limit('loginByAddress', request);
  const replaces = await findSentToken(request);
  const entering = { device: deviceName(request), replaces, now: new Date() };
  return logInByPasskey(db, { asked: await askedOf(request), answer, site, ...entering });
}

export async function confirmByPasskeyFrom(
  request: Request,
  { user, token }: MemberVisitor,
  answer: Assertion,
): Promise<void> {
  await confirmByPasskey(db, { user, token, asked: await askedOf(request), answer, site, now: new Date() });
}

export async function addPasskeyFrom(
  request: Request,
  { user, token }: MemberVisitor,
  { name, answer }: { name: string; answer: Attestation },
): Promise<void> {
  const session = { userId: user.id, token, device: deviceName(request), now: new Date() };
  await addPasskey(db, session, { asked: await askedOf(request), name, answer, site });
}
