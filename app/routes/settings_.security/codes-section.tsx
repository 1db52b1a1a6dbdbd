import { ErrorSummary } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import { recoveryCodesInWords } from '~/domain/second-factors/recovery-codes-in-words';
import type { QrDrawing } from '~/routes/settings_.security/qr-code';
import { SetUp } from './set-up';

interface CodesSectionProps {
  isConfirmed: boolean;
  /** A day, or null: off. */
  codesSince: string | null;
  recoveryCodesLeft: number;
  setup: { uri: string; secret: string; qr: QrDrawing } | null;
  duty: { kind: string } | null;
  answer: FormAnswer | undefined;
}

export function CodesSection({ setup, answer, ...codes }: CodesSectionProps) {
  const messages = answer && answer.intent !== 'app-confirm' ? (answer.result.error?.[''] ?? []) : [];
  return (
    <section aria-labelledby="codes-title">
      <h2 id="codes-title">Codes from an app</h2>
      <ErrorSummary
        title={answer?.failure?.title}
        errors={messages.map((message) => ({ id: 'codes-title', message }))}
      />
      {codes.codesSince === null ? (
        <Off {...codes} setup={setup} answer={answer} />
      ) : (
        <On {...codes} codesSince={codes.codesSince} />
      )}
    </section>
  );
}

const FIRST = 'Show above that it is you, to change this.';

function Off({ isConfirmed, setup, answer }: Pick<CodesSectionProps, 'isConfirmed' | 'setup' | 'answer'>) {
  if (setup) return <SetUp {...setup} answer={answer?.intent === 'app-confirm' ? answer : undefined} />;
  return (
    <>
      <p>
        Off. When codes are on, you log in with your password and six digits from an app on your phone. Most
        password managers can show them. So can Aegis, Google Authenticator or Microsoft Authenticator. You
        also get ten recovery codes on paper, in case the phone is gone.
      </p>
      {isConfirmed ? (
        <OwnedForm>
          <p>
            <SubmitButton label="Set up an app" pendingLabel="Preparing..." name="intent" value="app-begin" />
          </p>
        </OwnedForm>
      ) : (
        <p className="soft">{FIRST}</p>
      )}
    </>
  );
}

function On({
  isConfirmed,
  codesSince,
  recoveryCodesLeft,
}: Pick<CodesSectionProps, 'isConfirmed' | 'recoveryCodesLeft'> & { codesSince: string }) {
  return (
    <>
      <p>
        <strong>On</strong> since {codesSince}. {recoveryCodesInWords(recoveryCodesLeft)}
      </p>
      {isConfirmed ? (
        <OwnedForm className="row">
          <SubmitButton
            variant="second"
            label="Make new recovery codes"
            pendingLabel="Making them..."
            name="intent"
            value="codes-renew"
          />
          <SubmitButton
            variant="coral"
            label="Turn codes off"
            pendingLabel="Turning off..."
            name="intent"
            value="app-off"
          />
        </OwnedForm>
      ) : (
        <p className="soft">{FIRST}</p>
      )}
    </>
  );
}
