import { db } from '~/db.server';
import { setMinor } from '~/domain/chat/minor.server';
import { redirectWithToast } from '~/http/toast.server';
import type { SettingsAct } from './act';

export async function saveAge({ form, visitor }: SettingsAct) {
  const isMinor = form.get('isMinor') === 'on';
  await setMinor(db, { ownerId: visitor.owner.id, isMinor });
  return redirectWithToast('/settings', {
    title: isMinor ? 'Harbor knows that you are under 18' : 'Harbor takes you for 18 or older',
  });
}
