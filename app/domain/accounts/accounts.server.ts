import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { isUniqueViolation } from 'db/errors';
import { findOwner, insertOwner, updateOwner } from 'db/repositories/owners';
import { countAttempt, readCounts } from 'db/repositories/rate-limits';
import { findUser, findUserByEmail, insertUser, updateUser, type UserRow } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { SECOND_MS } from '../calendar/durations';
import { hashPassword, isPassword, pretendToCheck } from '../crypto/password.server';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { hasSecondFactor } from '../second-factors/proof.server';
import { queueWelcome } from '../sms/queue.server';
import { enter, type Entering } from './enter.server';
import { requireHardToGuess } from './new-password.server';
import { Deactivated, SecondFactorRequired } from './refusals.server';
import type { LoginInput, RegisterInput } from './schema';
import { endSession, openSession } from './sessions.server';
import { TERMS_VERSION } from './terms';
import { findUnchanged } from './unchanged.server';

export type Member = UserRow;

interface Register extends Entering {
  input: RegisterInput;
  /** The guest on this device: becomes the member in place and loses nothing. */
  guest?: Owner;
  /** What the guest of this device is counted under for the moment after it has become a member. */
  guestKey?: string;
  timeZone?: string;
  /** True for people who register themselves: they get a welcome text. */
  isWelcomed?: boolean;
}

const emailTaken = () => {
  const message = 'An account with this email address already exists';
  return new Problem('conflict', message, { errors: { email: [message] } });
};

/**
 * Makes a member, logged in.
 * @throws Problem 'invalid' for an easy password, 'conflict' when the email has an account or the guest has become a member meanwhile
 */
export async function register(
  db: Database,
  { input, guest, guestKey, timeZone, device, replaces, isWelcomed = false, now }: Register,
) {
  requireHardToGuess(input.password, input);
  const passwordHash = await hashPassword(input.password);
  const { firstName, lastName, email, phoneNumber } = input;
  try {
    return await db.transaction(async (tx) => {
      const id = await becomeOwner(tx, { guest, guestKey, email, timeZone, now });
      const user = await insertUser(tx, {
        id,
        firstName,
        lastName,
        email,
        phoneNumber,
        passwordHash,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: now,
        createdAt: now,
        updatedAt: now,
        lastLoginAt: now,
      });
      await noteActivity(tx, { userId: id, kind: 'registered', device, now });
      if (isWelcomed) await queueWelcome(tx, { user, now });
      if (replaces) await endSession(tx, replaces);
      return { user, session: await openSession(tx, { userId: id, device, now }) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

/**
 * The owner that a new member is: the guest of this device in place, or someone new.
 * @throws Problem 'conflict' when the guest has become a member meanwhile
 */
async function becomeOwner(
  tx: Executor,
  {
    guest,
    guestKey,
    email,
    timeZone = null,
    now,
  }: Pick<Register, 'guest' | 'guestKey' | 'now'> & { email: string; timeZone?: string | null },
): Promise<string> {
  const isTaken = guestKey !== undefined && (await readCounts(tx, { keys: [guestKey], now })).size > 0;
  if (isTaken) throw (await findUserByEmail(tx, email)) ? emailTaken() : new Problem('conflict', QUICKER);
  const isThere = guest !== undefined && (await findOwner(tx, guest.id)) !== undefined;
  if (!isThere) {
    const made = { id: randomUUID(), timeZone, createdAt: now, lastSeenAt: now };
    return (await insertOwner(tx, made)).id;
  }
  const quicker = await findUser(tx, guest.id);
  if (quicker?.email === email) throw emailTaken();
  if (quicker) throw new Problem('conflict', QUICKER);
  const zone = guest.timeZone ?? timeZone;
  if (guestKey) await countAttempt(tx, { key: guestKey, now, windowMs: TAKEN_MS });
  await updateOwner(tx, { ownerId: guest.id, guestTokenHash: null, timeZone: zone, lastSeenAt: now });
  return guest.id;
}

/** Registrations that were under way on the same device have ended by then. */
const TAKEN_MS = 30 * SECOND_MS;
const QUICKER =
  'Another account was just made on this device, and it holds what was kept here. Please log in to that one, or register again for a second one.';
const WRONG = 'The email address or the password is not right.';

interface LogIn extends Entering {
  input: LoginInput;
}

/**
 * Logs a member in with a new session.
 * @throws Problem 'unauthenticated', with one message for an unknown email and a wrong password; after the right one an
 * inactive account is told so, and one with a second factor that a code is needed (SecondFactorRequired)
 */
export async function logIn(db: Database, { input, ...entering }: LogIn) {
  const user = await findUserByEmail(db, input.email);
  if (!user) {
    await pretendToCheck(input.password);
    throw new Problem('unauthenticated', WRONG);
  }
  if (!(await isPassword(input.password, user.passwordHash))) throw new Problem('unauthenticated', WRONG);
  return db.transaction(async (tx) => {
    const current = await findUnchanged(tx, user);
    if (!current) throw new Problem('unauthenticated', WRONG);
    if (!current.isActive) throw new Deactivated();
    if (await hasSecondFactor(tx, current.id)) throw new SecondFactorRequired(current);
    return enter(tx, current, entering);
  });
}

/** Writes a refused login down for the owner of the address, if it has one; call it where nobody can take its time. */
export async function noteFailedLogin(
  db: Database,
  { email, device, now }: { email: string; device?: string; now: Date },
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user) await noteActivity(db, { userId: user.id, kind: 'login-failed', device, now });
}

export async function completeOnboarding(
  db: Database,
  { user, now }: { user: Member; now: Date },
): Promise<void> {
  if (!user.onboardedAt) await updateUser(db, { id: user.id, onboardedAt: now, updatedAt: now });
}

/** Keeps that this member was told of the terms as they are now. */
export async function acceptTerms(db: Database, { user, now }: { user: Member; now: Date }): Promise<void> {
  if (user.termsVersion === TERMS_VERSION) return;
  await updateUser(db, { id: user.id, termsVersion: TERMS_VERSION, termsAcceptedAt: now, updatedAt: now });
}

/** The member as the API and the screens see them: without the password's hash. */
export function presentMember({ passwordHash: _hash, searchText: _search, ...user }: Member) {
  return user;
}
