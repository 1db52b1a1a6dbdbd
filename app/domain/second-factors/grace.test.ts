import { expect, it } from 'vitest';
import { dueFrom, dueOf, dutyOf } from './grace';

const NOW = new Date('2026-11-18T12:00:00Z');
const IN_SEVEN_DAYS = new Date('2026-11-25T12:00:00Z');
const admin = { isAdmin: true, factorDueAt: IN_SEVEN_DAYS };

it('gives an admin seven days, and not a moment more', () => {
  expect(dueFrom(NOW)).toEqual(IN_SEVEN_DAYS);
  const dutyAt = (now: Date) => dutyOf(admin, { hasFactor: false, now }).kind;
  expect(dutyAt(NOW)).toBe('due');
  expect(dutyAt(new Date(IN_SEVEN_DAYS.getTime() - 1))).toBe('due');
  expect(dutyAt(IN_SEVEN_DAYS)).toBe('overdue');
});

it('asks nothing of members, and of admins who have one', () => {
  const long = new Date('2030-01-01');
  expect(dutyOf({ ...admin, isAdmin: false }, { hasFactor: false, now: long }).kind).toBe('none');
  expect(dutyOf(admin, { hasFactor: true, now: long }).kind).toBe('none');
});

it('begins when somebody becomes an admin, and not again while they are one', () => {
  const member = { isAdmin: false, factorDueAt: null };
  expect(dueOf({ isAdmin: true, before: member, now: NOW })).toEqual(IN_SEVEN_DAYS);
  expect(dueOf({ isAdmin: true, before: admin, now: IN_SEVEN_DAYS })).toEqual(IN_SEVEN_DAYS);
  expect(dueOf({ isAdmin: false, before: admin, now: NOW })).toBeNull();
});
