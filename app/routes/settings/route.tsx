import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { KeptFormNote } from '~/components/form/kept-form-note';
import { orStay } from '~/components/form/not-sent';
import { OwnerProvider } from '~/components/form/owned-form';
import { unlessRefused } from '~/components/form/revalidation';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { ChoicesSection } from './choices-section';
import { Contents } from './contents';
import { DataSection } from './data-section';
import { DaysForm } from './days-form';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { isKeptSection, KEPT_PLACES } from './kept';
import { loadSettings } from './load.server';
import { OutsideAiSection } from './outside-ai-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { answerTo, failureOnTop } from './section-answer';
import { SecuritySection } from './security-section';
import { takeSettings } from './take.server';
import { TextsSection } from './texts-section';
import { ThemeSection } from './theme-section';

export const meta: MetaFunction = () => [{ title: 'Settings | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) =>
  loadSettings(args.request, await requireOwner(args)),
);

export const action = withErrorPage(takeSettings);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function Settings() {
  const { days, outsideAi, texting, checkIn, hidesProgress, isMinor, account, hasReflections, kept, owner } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  // Once a form is saved nothing of an earlier slip is left in it.
  const formKey = (intent: string) => `${intent}-${answerTo(intent, answer, kept) ? 'again' : 'new'}`;
  const onTop = failureOnTop(answer);
  return (
    <OwnerProvider value={owner}>
      <div className="headline">
        <h1>Settings</h1>
      </div>
      <ErrorSummary title={onTop?.title} errors={onTop ? [{ id: 'main', message: onTop.message }] : []} />
      {kept && isKeptSection(kept.intent) && <KeptFormNote place={KEPT_PLACES[kept.intent]} />}
      <Contents hasTexts={texting !== null} hasModel={outsideAi.model !== null} isMember={account !== null} />
      <DaysForm
        key={`${formKey('days')} ${days.isZoneKnown}`}
        {...days}
        answer={answerTo('days', answer, kept)}
      />
      <ChoicesSection {...checkIn} hidesProgress={hidesProgress} isMinor={isMinor} />
      <ThemeSection />
      {texting && (
        <TextsSection
          texting={texting}
          answer={answer?.intent.startsWith('texts') ? answer : answerTo('texts', kept)}
        />
      )}
      {outsideAi.model && <OutsideAiSection {...outsideAi} model={outsideAi.model} />}
      {account && (
        <>
          <ProfileSection
            key={formKey('profile')}
            profile={account.profile}
            answer={answerTo('profile', answer, kept)}
          />
          <EmailSection
            key={formKey('email')}
            email={account.email}
            answer={answerTo('email', answer, kept)}
          />
          <PasswordSection key={formKey('password')} answer={answerTo('password', answer)} />
          <SecuritySection {...account.security} />
          <DevicesSection devices={account.devices} />
        </>
      )}
      <DataSection
        isMember={account !== null}
        hasReflections={hasReflections}
        fhirAnswer={answerTo('fhir', answer, kept)}
      />
    </OwnerProvider>
  );
}
