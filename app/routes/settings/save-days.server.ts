import { parseWithZod } from '@conform-to/zod/v4';
import { db } from '~/db.server';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { daySettingsSchema } from '~/domain/calendar/schema';
import { invalidForm } from '~/http/forms.server';
import { redirectWithToast } from '~/http/toast.server';
import type { SettingsAct } from './act';

export async function saveDays({ form, visitor }: SettingsAct) {
  const submission = parseWithZod(form, { schema: daySettingsSchema });
  if (submission.status !== 'success') return invalidForm('days', submission);
  await changeDaySettings(db, { ownerId: visitor.owner.id, ...submission.value });
  const description = 'Check-ins from now on count by it. Earlier days stay where they are.';
  return redirectWithToast('/settings', { title: 'Your day is set', description });
}
