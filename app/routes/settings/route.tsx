import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { notSentForm, orStay } from '~/components/form/not-sent';
import { unlessUnanswered } from '~/components/form/revalidation';
import { useToast } from '~/components/toast/toast-context';
import { Problem } from '~/domain/problem';
import { readForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { AgeSection } from './age-section';
import { Contents } from './contents';
import { DataSection } from './data-section';
import { DaysForm } from './days-form';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { loadSettings } from './load.server';
import { OutsideAiSection } from './outside-ai-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { ProgressSection } from './progress-section';
import { endDevice, saveEmail, savePassword, saveProfile } from './save-account.server';
import { saveAge } from './save-age.server';
import { saveDays } from './save-days.server';
import { saveOutsideAi } from './save-outside-ai.server';
import { saveProgress } from './save-progress.server';
import { confirmTextNumber, saveTexts, sendTextCode, stopTexts } from './save-texts.server';
import { answerTo } from './section-answer';
import { sendFhir } from './send-fhir.server';
import { TextsSection } from './texts-section';
import { ThemeSection } from './theme-section';

export const meta: MetaFunction = () => [{ title: 'Settings | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) =>
  loadSettings(args.request, await requireOwner(args)),
);

/** One form each, by its intent. */
const SECTIONS = {
  days: saveDays,
  'outside-ai': saveOutsideAi,
  progress: saveProgress,
  age: saveAge,
  profile: saveProfile,
  email: saveEmail,
  password: savePassword,
  device: endDevice,
  texts: saveTexts,
  'texts-code': sendTextCode,
  'texts-confirm': confirmTextNumber,
  'texts-stop': stopTexts,
  fhir: sendFhir,
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

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  return orStay(serverAction<typeof action>, () => notSentForm(copy.formData()));
}

export const shouldRevalidate = unlessUnanswered;

export default function Settings() {
  const { days, outsideAi, texting, hidesProgress, isMinor, account } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const toast = useToast();
  const failure = answer?.failure;
  useEffect(() => {
    if (failure) toast({ title: failure.title, description: failure.message, tone: 'error' });
  }, [failure, toast]);
  // Once a form is saved nothing of an earlier slip is left in it.
  const formKey = (intent: string) => `${intent}-${answerTo(intent, answer) ? 'again' : 'new'}`;
  return (
    <>
      <div className="headline">
        <h1>Settings</h1>
      </div>
      <Contents hasTexts={texting !== null} isMember={account !== null} />
      <DaysForm key={formKey('days')} {...days} answer={answerTo('days', answer)} />
      <OutsideAiSection {...outsideAi} />
      {texting && (
        <TextsSection texting={texting} answer={answer?.intent.startsWith('texts') ? answer : undefined} />
      )}
      <ThemeSection />
      <ProgressSection hidesProgress={hidesProgress} />
      <AgeSection isMinor={isMinor} />
      {account && (
        <>
          <ProfileSection
            key={formKey('profile')}
            profile={account.profile}
            answer={answerTo('profile', answer)}
          />
          <EmailSection key={formKey('email')} email={account.email} answer={answerTo('email', answer)} />
          <PasswordSection key={formKey('password')} answer={answerTo('password', answer)} />
          <DevicesSection devices={account.devices} />
        </>
      )}
      <DataSection isMember={account !== null} fhirAnswer={answerTo('fhir', answer)} />
    </>
  );
}
