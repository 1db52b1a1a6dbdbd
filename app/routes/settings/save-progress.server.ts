import { db } from '~/db.server';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { redirectWithToast } from '~/http/toast.server';
import type { SettingsAct } from './act';

export async function saveProgress({ form, visitor }: SettingsAct) {
  const hidesProgress = form.get('hidesProgress') === 'on';
  await changeDaySettings(db, { ownerId: visitor.owner.id, hidesProgress });
  const title = hidesProgress ? 'Streak and points are out of sight' : 'Streak and points are shown';
  return redirectWithToast('/settings', { title });
}
