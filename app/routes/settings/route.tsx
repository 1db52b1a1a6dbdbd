import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { daySettings } from '~/domain/check-in/check-ins.server';
import { localDateAt } from '~/domain/owners/calendar';
import { timeZoneGroups } from '~/domain/owners/time-zones';
import { Problem } from '~/domain/problem';
import { requireOwner } from '~/http/access.server';
import { readForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { browserZone } from '~/http/zone.server';
import { DaysForm } from './days-form';
import { saveDays } from './save-days.server';
import { loadTexting } from './load-texting.server';
import { confirmTextNumber, saveTexts, sendTextCode, stopTexts } from './save-texts.server';
import { TextsSection } from './texts-section';
import { ThemeSection } from './theme-section';

export const meta: MetaFunction = () => [{ title: 'Settings | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const visitor = await requireOwner(args);
  const { owner } = visitor;
  const settings = daySettings(owner);
  return {
    ...settings,
    texting: await loadTexting(visitor),
    isZoneKnown: owner.timeZone !== null,
    browserZone: browserZone(args.request) ?? null,
    today: localDateAt(new Date(), settings),
    groups: timeZoneGroups(),
  };
});

/** One form each, by its intent. */
const SECTIONS = {
  days: saveDays,
  texts: saveTexts,
  'texts-code': sendTextCode,
  'texts-confirm': confirmTextNumber,
  'texts-stop': stopTexts,
};

export const action = screen(async (args: ActionFunctionArgs) => {
  const visitor = await requireOwner(args);
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  if (!Object.hasOwn(SECTIONS, intent)) {
    throw new Problem('malformed', 'This form cannot be read. Please go back and try again.');
  }
  return SECTIONS[intent as keyof typeof SECTIONS]({ request: args.request, form, visitor });
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
      <DaysForm
        key={answer ? 'again' : 'new'}
        {...page}
        answer={answer?.intent === 'days' ? answer : undefined}
      />
      {page.texting && (
        <TextsSection
          texting={page.texting}
          answer={answer?.intent.startsWith('texts') ? answer : undefined}
        />
      )}
      <ThemeSection />
    </>
  );
}
