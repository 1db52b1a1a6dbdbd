import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { isUniqueViolation } from 'db/errors';
import { insertOwner, updateOwner } from 'db/repositories/owners';
import { findUserByEmail, insertUser, updateUser, type UserRow } from 'db/repositories/users';
import { hashPassword, isPassword, pretendToCheck } from '../crypto/password.server';
import type { Owner } from '../owners/guests.server';
import { Problem } from '../problem';
import { queueWelcome } from '../sms/queue.server';
import type { LoginInput, RegisterInput } from './schema';
import { openSession } from './sessions.server';

export type Member = UserRow;

interface Register {
  input: RegisterInput;
  /** The guest on this device: becomes the member in place and loses nothing. */
  guest?: Owner;
  timeZone?: string;
  device?: string;
  /** True for people who register themselves: they get a welcome text. */
  isWelcomed?: boolean;
  now: Date;
}

/**
 * Makes a member, logged in.
 * @throws Problem 'conflict' when the email has an account
 */
export async function register(
  db: Database,
  { input, guest, timeZone, device, isWelcomed = false, now }: Register,
) {
  const passwordHash = await hashPassword(input.password);
  const { firstName, lastName, email, phoneNumber } = input;
  const id = guest?.id ?? randomUUID();
  try {
    return await db.transaction(async (tx) => {
      if (guest) {
        await updateOwner(tx, {
          ownerId: id,
          guestTokenHash: null,
          timeZone: guest.timeZone ?? timeZone ?? null,
          lastSeenAt: now,
        });
      } else {
        await insertOwner(tx, { id, timeZone: timeZone ?? null, createdAt: now, lastSeenAt: now });
      }
      const user = await insertUser(tx, {
        id,
        firstName,
        lastName,
        email,
        phoneNumber,
        passwordHash,
        createdAt: now,
        updatedAt: now,
        lastLoginAt: now,
      });
      if (isWelcomed) await queueWelcome(tx, { user, now });
      return { user, session: await openSession(tx, { userId: id, device, now }) };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'An account with this email address already exists';
    throw new Problem('conflict', message, { errors: { email: [message] } });
  }
}

const WRONG = 'The email address or the password is not right.';

/**
 * Logs a member in with a new session.
 * @throws Problem 'unauthenticated', with one message for an unknown email, a wrong password and an inactive account
 */
export async function logIn(
  db: Database,
  { input, device, now }: { input: LoginInput; device?: string; now: Date },
) {
  const user = await findUserByEmail(db, input.email);
  if (!user) {
    await pretendToCheck(input.password);
    throw new Problem('unauthenticated', WRONG);
  }
  const isRight = await isPassword(input.password, user.passwordHash);
  if (!isRight || !user.isActive) throw new Problem('unauthenticated', WRONG);
  return db.transaction(async (tx) => {
    await updateUser(tx, { id: user.id, lastLoginAt: now });
    await updateOwner(tx, { ownerId: user.id, lastSeenAt: now });
    return {
      user: { ...user, lastLoginAt: now },
      session: await openSession(tx, { userId: user.id, device, now }),
    };
  });
}

export async function completeOnboarding(
  db: Database,
  { user, now }: { user: Member; now: Date },
): Promise<void> {
  if (!user.onboardedAt) await updateUser(db, { id: user.id, onboardedAt: now, updatedAt: now });
}

/** The member as the API and the screens see them: without the password's hash. */
export function presentMember({ passwordHash: _hash, searchText: _search, ...user }: Member) {
  return user;
}
