import './load-env';
import { db } from '../app/db.server';
import { setAdmin } from '../app/domain/accounts/roles.server';
import { Problem } from '../app/domain/problem';

const USAGE = 'Usage: npm run admin -- grant EMAIL\n       npm run admin -- revoke EMAIL';

const [act, email] = process.argv.slice(2);
if ((act !== 'grant' && act !== 'revoke') || !email) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const user = await setAdmin(db, { email, isAdmin: act === 'grant', now: new Date() });
  console.log(`${user.email} is ${user.isAdmin ? 'an admin now' : 'no admin any more'}.`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  db.$client.close();
}
