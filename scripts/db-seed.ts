import './load-env';
import { randomBytes } from 'node:crypto';
import { deleteOwner } from 'db/repositories/owners';
import { findUserByEmail } from 'db/repositories/users';
import { db } from '../app/db.server';
import { completeOnboarding, register } from '../app/domain/accounts/accounts.server';
import { setAdmin } from '../app/domain/accounts/roles.server';
import { createCheckIn } from '../app/domain/check-in/entries/check-ins.server';
import { env } from '../app/env.server';
import { believableDays } from './believable-days';

const DAYS = 90;
const DAY_MS = 86_400_000;

if (env.isHttps) {
  console.error(`${env.APP_URL} looks like a real installation: demo accounts are not made there.`);
  process.exit(1);
}

/** Makes a demo account anew; an earlier one of the same name goes, its password is unknown by now. */
async function makeDemo(name: 'member' | 'admin') {
  const email = `demo-${name}@example.com`;
  const earlier = await findUserByEmail(db, email);
  if (earlier) await deleteOwner(db, earlier.id);
  const password = randomBytes(9).toString('base64url');
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const input = {
    firstName: 'Demo',
    lastName: name === 'admin' ? 'Admin' : 'Member',
    email,
    phoneNumber: '+1 555 010 0100',
  };
  const now = new Date(Date.now() - DAYS * DAY_MS);
  const { user } = await register(db, {
    input: { ...input, password, confirmPassword: password },
    timeZone,
    now,
  });
  await completeOnboarding(db, { user, now });
  return { user, password, timeZone };
}

const member = await makeDemo('member');
const owner = {
  id: member.user.id,
  guestTokenHash: null,
  timeZone: member.timeZone,
  dayStartHour: 0,
  outsideAi: null,
  outsideAiDecidedAt: null,
  hidesProgress: false,
  isMinor: false,
  checkInsRevision: 0,
  outsideAiHost: null,
  createdAt: new Date(),
  lastSeenAt: new Date(),
};
const today = new Date();
for (const { daysAgo, hour, answers, notes } of believableDays(DAYS, Math.random)) {
  const moment = new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo, hour);
  const now = moment > today ? today : moment;
  const input = { answers, unanswered: {}, notes, date: undefined, timeZone: undefined };
  await createCheckIn(db, { owner, input, now });
}

const admin = await makeDemo('admin');
await setAdmin(db, { email: admin.user.email, isAdmin: true, now: today });
db.$client.close();

console.log(`Two demo accounts are ready. Log in at ${env.APP_URL}/auth with`);
console.log(`  ${member.user.email}  ${member.password}   (a member with ${DAYS} days of check-ins)`);
console.log(`  ${admin.user.email}   ${admin.password}   (an admin)`);
