import './load-env';
import { db } from '../app/db.server';
import { resetSecondFactor } from '../app/domain/accounts/admin-duty.server';
import { setAdmin } from '../app/domain/accounts/roles.server';
import { Problem } from '../app/domain/problem';
import { tellOfFactor } from '../app/http/accounts/factor-news.server';

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL
       npm run admin -- reset-second-factor EMAIL`;

async function setRole(email: string, isAdmin: boolean): Promise<string> {
  const user = await setAdmin(db, { email, isAdmin, now: new Date() });
  return `${user.email} is ${user.isAdmin ? 'an admin now' : 'no admin any more'}.`;
}

async function reset(email: string): Promise<string> {
  const user = await resetSecondFactor(db, { email, now: new Date() });
  const told = (await tellOfFactor(user, 'codes-reset'))
    ? 'was told so by mail'
    : 'is told so by mail as soon as a running server can send it';
  return `${user.email} logs in with the password alone now, and ${told}.`;
}

const ACTS: Record<string, (email: string) => Promise<string>> = {
  grant: (email) => setRole(email, true),
  revoke: (email) => setRole(email, false),
  'reset-second-factor': reset,
};

const [name = '', email] = process.argv.slice(2);
const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
if (!act || !email) {
  console.error(USAGE);
  process.exit(2);
}

try {
  console.log(await act(email));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  db.$client.close();
}
