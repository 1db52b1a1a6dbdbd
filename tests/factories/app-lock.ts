import type { Page } from 'playwright/test';
import type { TestServer } from '../setup/server';
import type { MemberDetails } from './people';
import { changeFromOutside } from './server-database';

export const PIN = '2580';

/** Turns the app lock on for whoever this browser is. */
export async function turnLockOn(page: Page, { password }: MemberDetails, awayMinutes = 5): Promise<void> {
  const form = { intent: 'set', pin: PIN, confirmPin: PIN, currentPassword: password, awayMinutes };
  const answer = await page.request.post('/settings/lock', { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`the lock was not set: ${answer.status()}`);
}

/** As if the only session of this member had rested for this time. */
export async function beAway(
  server: Pick<TestServer, 'dataDir'>,
  { email }: MemberDetails,
  minutes: number,
): Promise<void> {
  const which = 'user_id = (select id from users where email = ?)';
  await changeFromOutside(server, `update sessions set last_used_at = ? where ${which}`, [
    Date.now() - minutes * 60_000,
    email,
  ]);
}
