import { db } from '~/db.server';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { setMinor } from '~/domain/chat/minor.server';
import { changeCheckInSettings } from '~/domain/owners/check-in-settings.server';
import { redirectWithToast } from '~/http/toast.server';
import type { SettingsAct } from './act';

/** Each is stored by itself; sending the form again after a slip stores the same once more. */
export async function saveChoices({ form, visitor }: SettingsAct) {
  const ownerId = visitor.owner.id;
  const isOn = (name: string) => form.get(name) === 'on';
  await setMinor(db, { ownerId, isMinor: isOn('isMinor') });
  await changeCheckInSettings(db, {
    ownerId,
    goesOnByItself: isOn('goesOnByItself'),
    ignoresNumberKeys: !isOn('takesNumberKeys'),
  });
  await changeDaySettings(db, { ownerId, hidesProgress: isOn('hidesProgress') });
  return redirectWithToast('/settings', { title: 'Your choices are saved' });
}
