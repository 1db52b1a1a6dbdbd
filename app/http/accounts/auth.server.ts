import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { db } from '../../db.server';
import { logIn, type Member, register } from '../../domain/accounts/accounts.server';
import { SecondFactorRequired } from '../../domain/accounts/refusals.server';
import { type LoginInput, loginSchema, registerSchema } from '../../domain/accounts/schema';
import { parseInput } from '../../domain/parse';
import { Problem } from '../../domain/problem';
import { deliverDue } from '../../domain/sms/deliver.server';
import { toE164 } from '../../domain/sms/phone.server';
import { findRefusal } from '../../domain/sms/text-rules.server';
import { env } from '../../env.server';
import { sms } from '../../gateways/index.server';
import { inBackground } from '../../running/background.server';
import { textRules } from '../../text-rules.server';
import { guestCookie, readText } from '../cookies.server';
import { counterKey, limit } from '../rate-limits.server';
import { findSentToken } from '../visitor/sent-token.server';
import { findGuestOf } from '../visitor/visitor.server';
import { browserZone } from '../visitor/zone.server';
import { deviceName } from './device-name';
import { noteRefusedLogin } from './refused-login.server';
import { logInWithCodeFrom } from './second-step.server';

interface LoggedIn {
  user: Member;
  session: { token: string; expiresAt: Date };
}

/**
 * Logs in, under the limits of the address that the request came from. Screen and API both come through here; a program may send its code
 * along.
 * @throws SecondFactorRequired when a code is needed, or the one that came is wrong
 */
export async function logInFrom(request: Request, input: LoginInput & { code?: string }): Promise<LoggedIn> {
  await limit('loginByAddress', request);
  await limit('loginByAccountAndAddress', request, input.email);
  const replaces = await findSentToken(request);
  try {
    return await logIn(db, { input, device: deviceName(request), replaces, now: new Date() });
  } catch (error) {
    if (error instanceof SecondFactorRequired) {
      if (input.code === undefined) throw error;
      return logInWithCodeFrom(request, error.member, input.code);
    }
    if (error instanceof Problem && error.kind === 'unauthenticated') noteRefusedLogin(request, input.email);
    throw error;
  }
}

interface Registered extends LoggedIn {
  /** Why no text message goes to their number, or null. */
  noText: string | null;
}

function whyNoText(phoneNumber: string): string | null {
  // The form itself says where no texts are sent at all.
  if (!sms.isConfigured) return null;
  const number = toE164(phoneNumber);
  return number ? findRefusal({ number, sms, rules: textRules }) : NO_NUMBER;
}

const NO_NUMBER = 'Text messages cannot be sent to the number you gave.';

/** Registers the guest of this device, or someone new. @throws Problem 'invalid', 'conflict' or 'too-many' */
export async function registerFrom(request: Request, body: unknown): Promise<Registered> {
  const input = parseInput(registerSchema, body);
  await limit('register', request);
  const now = new Date();
  const guest = await findGuestOf(request, now);
  const sentGuest = await readText(request, guestCookie);
  const made = await register(db, {
    input,
    guest,
    guestKey: sentGuest ? counterKey('guest-registered', sentGuest) : undefined,
    timeZone: browserZone(request),
    device: deviceName(request),
    replaces: await findSentToken(request),
    isWelcomed: true,
    now,
  });
  const who = { userId: made.user.id, clock: () => new Date() };
  const delivery = { sms, rules: textRules, appUrl: env.APP_URL, ...who };
  inBackground('the welcome text', deliverDue(db, delivery));
  return { ...made, noText: whyNoText(input.phoneNumber) };
}

/** remix-auth reads the form and hands back who it was; it keeps no session, ours live in the database. */
export const authenticator = new Authenticator<LoggedIn & Partial<Registered>>();

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
