import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import { CodeForm } from './code-form';
import { Fold } from './fold';
import { type TextingChoices, TextsForm } from './texts-form';

interface TextsSectionProps {
  texting: TextingChoices & {
    phoneNumber: string;
    number: string | null;
    refusal: string | null;
    isConfirmed: boolean;
    isCodeSent: boolean;
    hasOptedOut: boolean;
    ourNumber: string;
  };
  answer: FormAnswer | undefined;
}

export function TextsSection({ texting, answer }: TextsSectionProps) {
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" tabIndex={-1}>
        Text messages
      </h2>
      <TextsState texting={texting} answer={answer} />
    </section>
  );
}

function TextsState({ texting, answer }: TextsSectionProps) {
  const { phoneNumber, number, refusal, hasConsent, isConfirmed, isCodeSent, hasOptedOut } = texting;
  if (!number || refusal) {
    return (
      <p>
        Texts cannot reach {phoneNumber}, the phone number of your account. {refusal}
      </p>
    );
  }
  return (
    <>
      <p>
        Only if you want them, to {phoneNumber}. They never come between 9 in the evening and 8 in the
        morning, and never say what Soundings is about.
      </p>
      {hasOptedOut && <OptedOut ourNumber={texting.ourNumber} />}
      {hasConsent && !hasOptedOut && !isConfirmed && <CodeForm isSent={isCodeSent} answer={answer} />}
      {!hasConsent && <p>They are off. Nothing is sent.</p>}
      {hasConsent && isConfirmed && !hasOptedOut && <p>They are on.</p>}
      <Fold label="Choose what is sent" isOpen={answer?.intent === 'texts'}>
        <TextsForm choices={texting} answer={answer?.intent === 'texts' ? answer : undefined} />
      </Fold>
      {hasConsent && (
        <OwnedForm className="form__acts" preventScrollReset>
          <SubmitButton
            variant="second"
            label="Stop all text messages"
            pendingLabel="Saving..."
            name="intent"
            value="texts-stop"
          />
        </OwnedForm>
      )}
    </>
  );
}

function OptedOut({ ourNumber }: { ourNumber: string }) {
  return (
    <p className="notice">
      This number has replied STOP, so no texts are sent to it. To get them again, send the word START to{' '}
      {ourNumber}.
    </p>
  );
}
