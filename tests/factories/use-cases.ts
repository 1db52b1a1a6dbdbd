import { randomUUID } from 'node:crypto';
import { register } from '~/domain/accounts/accounts.server';
import type { RegisterInput } from '~/domain/accounts/schema';
import { type Answers, FACTOR_FIELDS, type Rating } from '~/domain/check-in/answers';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import type { CheckInInput } from '~/domain/check-in/entries/schema';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { createGuest, type Owner } from '~/domain/owners/guests.server';
import { Problem } from '~/domain/problem';
import type { Database } from 'db/client';
import { NOW } from './rows';

/** A full check-in, every question answered alike. */
export const allAnswered = (rating: Rating): Answers =>
  Object.fromEntries(FACTOR_FIELDS.map((field) => [field, rating])) as Answers;

export const checkInInput = (overrides: Partial<CheckInInput> = {}): CheckInInput => ({
  answers: { overallMood: 4, sleepRating: 3 },
  unanswered: {},
  notes: null,
  date: undefined,
  timeZone: undefined,
  ...overrides,
});

export async function newGuest(db: Database, { timeZone = 'UTC', now = NOW } = {}): Promise<Owner> {
  return (await createGuest(db, { timeZone, now })).owner;
}

export const newDetails = (overrides: Partial<RegisterInput> = {}) => ({
  firstName: 'Ines',
  lastName: 'Duarte',
  email: `ines-${randomUUID()}@example.org`,
  phoneNumber: '+1 555 010 0199',
  password: 'tide-and-lantern',
  confirmPassword: 'tide-and-lantern',
  ...overrides,
});

export async function newMember(db: Database, overrides: Partial<Parameters<typeof register>[1]> = {}) {
  const input = newDetails();
  return { ...(await register(db, { input, now: NOW, ...overrides })), password: input.password };
}

/** Checks in at each of these instants, in this order, each written on the spot. */
export async function checkInAt(db: Database, owner: Owner, instants: readonly (string | Date)[]) {
  for (const instant of instants) {
    await createCheckIn(db, { owner, input: checkInInput(), now: new Date(instant) });
  }
}

/** Writes at `now` about an earlier instant. */
export async function backdate(db: Database, owner: Owner, { date, now }: { date: string; now: string }) {
  const input = checkInInput({ date: new Date(date) });
  return createCheckIn(db, { owner, input, now: new Date(now) });
}

export async function statsAt(db: Database, owner: Owner, instant: string | Date) {
  return readUserStats(db, { owner, now: new Date(instant) });
}

/** The problem that a use case refuses with; anything else fails the test. */
export async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Problem) return error;
  throw new Error('this should have been refused with a Problem', { cause: error });
}
