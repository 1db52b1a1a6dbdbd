import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { db } from '../../db.server';
import { logIn, type Member, noteFailedLogin, register } from '../../domain/accounts/accounts.server';
import { type LoginInput, loginSchema, registerSchema } from '../../domain/accounts/schema';
import { parseInput } from '../../domain/parse';
import { Problem } from '../../domain/problem';
import { deliverDue } from '../../domain/sms/deliver.server';
import { env } from '../../env.server';
import { sms } from '../../gateways/index.server';
import { textRules } from '../../text-rules.server';
import { afterTheAnswer, inBackground } from '../background.server';
import { limit } from '../rate-limits.server';
import { findGuestOf, findSentToken } from '../visitor/visitor.server';
import { browserZone } from '../visitor/zone.server';
import { deviceName } from './device-name';
import { logRefusedLogin } from './refused-login.server';

interface LoggedIn {
  user: Member;
  session: { token: string; expiresAt: Date };
}

/** Logs in under the limits of the address asked from. Screen and API both come through here. */
export async function logInFrom(request: Request, input: LoginInput): Promise<LoggedIn> {
  await limit('loginByAddress', request);
  await limit('loginByAccountAndAddress', request, input.email);
  const replaces = await findSentToken(request);
  const device = deviceName(request);
  try {
    return await logIn(db, { input, device, replaces, now: new Date() });
  } catch (error) {
    if (error instanceof Problem && error.kind === 'unauthenticated') {
      logRefusedLogin(input.email);
      const failed = { email: input.email, device, now: new Date() };
      afterTheAnswer('noting a failed login', () => noteFailedLogin(db, failed));
    }
    throw error;
  }
}

/** Registers the guest of this device, or someone new. @throws Problem 'invalid', 'conflict' or 'too-many' */
export async function registerFrom(request: Request, body: unknown): Promise<LoggedIn> {
  const input = parseInput(registerSchema, body);
  await limit('register', request);
  const now = new Date();
  const guest = await findGuestOf(request, now);
  const made = await register(db, {
    input,
    guest,
    timeZone: browserZone(request),
    device: deviceName(request),
    replaces: await findSentToken(request),
    isWelcomed: true,
    now,
  });
  const who = { userId: made.user.id, clock: () => new Date() };
  const delivery = { sms, rules: textRules, appUrl: env.APP_URL, ...who };
  inBackground('the welcome text', deliverDue(db, delivery));
  return made;
}

/** remix-auth reads the form and hands back who it was; it keeps no session, ours live in the database. */
export const authenticator = new Authenticator<LoggedIn>();

authenticator.use(
  new FormStrategy(({ form, request }) =>
    logInFrom(request, parseInput(loginSchema, Object.fromEntries(form))),
  ),
  'login',
);
authenticator.use(
  new FormStrategy(({ form, request }) => registerFrom(request, Object.fromEntries(form))),
  'register',
);
