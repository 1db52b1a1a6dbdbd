import { db } from '~/db.server';
import { changeCheckInSettings } from '~/domain/owners/check-in-settings.server';
import { redirectWithToast } from '~/http/toast.server';
import type { SettingsAct } from './act';

export async function saveCheckIn({ form, visitor }: SettingsAct) {
  const goesOnByItself = form.get('goesOnByItself') === 'on';
  const ignoresNumberKeys = form.get('takesNumberKeys') !== 'on';
  await changeCheckInSettings(db, { ownerId: visitor.owner.id, goesOnByItself, ignoresNumberKeys });
  const title = goesOnByItself ? 'The check-in goes on by itself' : 'The check-in waits for Next';
  return redirectWithToast('/settings', { title });
}
