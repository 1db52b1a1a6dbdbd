import './load-env';
import { randomBytes } from 'node:crypto';
import { deleteOwner, findOwner } from 'db/repositories/owners';
import { findUserByEmail } from 'db/repositories/users';
import { db } from '../app/db.server';
import { completeOnboarding, register } from '../app/domain/accounts/accounts.server';
import { setAdmin } from '../app/domain/accounts/roles.server';
import { env } from '../app/env.server';
import * as life from './seed/life';

const DAYS = 90;

if (env.isHttps) {
  console.error(`${env.APP_URL} looks like a real installation: demo accounts are not made there.`);
  process.exit(1);
}

const PEOPLE = {
  // Numbers that are set aside for stories: nobody has them.
  member: { firstName: 'Marta', lastName: 'Member', phoneNumber: '+1 202 555 0143' },
  admin: { firstName: 'Demo', lastName: 'Admin', phoneNumber: '+1 202 555 0188' },
};
const today = new Date();

/** Makes a demo account. An earlier one of the same name is deleted: its password is unknown by now. */
async function makeDemo(name: keyof typeof PEOPLE) {
  const email = `demo-${name}@example.com`;
  const earlier = await findUserByEmail(db, email);
  if (earlier) await deleteOwner(db, earlier.id);
  const password = randomBytes(9).toString('base64url');
  const now = life.momentAgo(DAYS, 9, today);
  const input = { ...PEOPLE[name], email, password, confirmPassword: password };
  const { user } = await register(db, { input, timeZone: life.HERE, now });
  await completeOnboarding(db, { user, now });
  const owner = await findOwner(db, user.id);
  if (!owner) throw new Error('A member has an owner of the same id.');
  return { user, owner, password };
}

// What a server notes of each turn of a talk is of no use here.
console.info = () => undefined;

const member = await makeDemo('member');
await life.checkInDaily(db, member, DAYS, today);
await life.reflectWeekly(db, member, today);
await life.writePlan(db, member, today);
await life.enterScores(db, member, today);
await life.talkToHarbor(db, member, today);
await life.getTexts(db, member, env.APP_URL, today);
await life.makeReports(db, member, today);

const admin = await makeDemo('admin');
await setAdmin(db, { email: admin.user.email, isAdmin: true, now: today });
db.$client.close();

console.log(`Two demo accounts are ready. Log in at ${env.APP_URL}/auth with`);
console.log(
  `  ${member.user.email}  ${member.password}   (a member with ${DAYS} days of check-ins, talks, scores, texts and reports)`,
);
console.log(`  ${admin.user.email}   ${admin.password}   (an admin)`);
