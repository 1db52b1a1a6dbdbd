import { changeFromOutside } from '../factories/server-database';
import { registerAs } from './caller';
import type { useServer } from './use-server';

/** A member whom the command line has made an admin. */
export async function newAdminOf(server: ReturnType<typeof useServer>) {
  const caller = server.newCaller();
  const { user, details } = await registerAs(caller);
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE id = ?', [user.id]);
  return { caller, user, details };
}

/** What text messages are set to before anybody changes it. */
export const SETTINGS = {
  welcomeEnabled: true,
  reminderEnabled: false,
  achievementEnabled: true,
  weeklyReflectionEnabled: false,
  defaultFromNumber: '',
  rateLimitPerDay: 5,
};
