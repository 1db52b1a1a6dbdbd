import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { db } from '~/db.server';
import { daySettings } from '~/domain/check-in/check-ins.server';
import { localDateAt } from '~/domain/owners/calendar';
import { changeDaySettings } from '~/domain/owners/day-settings.server';
import { daySettingsSchema } from '~/domain/owners/schema';
import { timeZoneGroups } from '~/domain/owners/time-zones';
import { Problem } from '~/domain/problem';
import { requireOwner } from '~/http/access.server';
import { invalidForm, readForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { browserZone } from '~/http/zone.server';
import { DaysForm } from './days-form';
import { ThemeSection } from './theme-section';

export const meta: MetaFunction = () => [{ title: 'Settings | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const settings = daySettings(owner);
  return {
    ...settings,
    isZoneKnown: owner.timeZone !== null,
    browserZone: browserZone(args.request) ?? null,
    today: localDateAt(new Date(), settings),
    groups: timeZoneGroups(),
  };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const form = await readForm(args.request);
  if (form.get('intent') !== 'days') {
    throw new Problem('malformed', 'This form cannot be read. Please go back and try again.');
  }
  const submission = parseWithZod(form, { schema: daySettingsSchema });
  if (submission.status !== 'success') return invalidForm('days', submission);
  await changeDaySettings(db, { ownerId: owner.id, ...submission.value });
  const description = 'Check-ins from now on count by it. Earlier days stay where they are.';
  return redirectWithToast('/settings', { title: 'Your day is set', description });
});

export default function Settings() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="headline">
        <h1>Settings</h1>
      </div>
      {/* Once it is saved nothing of an earlier slip is left. */}
      <DaysForm key={answer ? 'again' : 'new'} {...page} answer={answer} />
      <ThemeSection />
    </>
  );
}
