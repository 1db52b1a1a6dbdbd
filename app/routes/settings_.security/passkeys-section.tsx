import { ErrorSummary } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { AddPasskey } from './add-passkey';

interface PasskeysSectionProps {
  isConfirmed: boolean;
  passkeys: { id: string; name: string; since: string; lastUsed: string | null }[];
  answer: FormAnswer | undefined;
}

export function PasskeysSection({ isConfirmed, passkeys, answer }: PasskeysSectionProps) {
  const messages = answer?.intent === 'passkey-remove' ? (answer.result.error?.[''] ?? []) : [];
  return (
    <section aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      <ErrorSummary
        title={answer?.failure?.title}
        errors={messages.map((message) => ({ id: 'passkeys-title', message }))}
      />
      <p>
        With a passkey you log in with your fingerprint, your face or your device’s PIN. No password, no code.
        Your password still works. A passkey needs JavaScript.
      </p>
      {passkeys.length > 0 && (
        <ul className="devices">
          {passkeys.map(({ id, name, since, lastUsed }) => (
            <li key={id}>
              <div>
                <strong className="breaks">{name}</strong>
                <p className="fine">
                  Added {since}. {lastUsed ? `Last used ${lastUsed}.` : 'Not used yet.'}
                </p>
              </div>
              {isConfirmed && (
                <OwnedForm>
                  <input type="hidden" name="passkey" value={id} />
                  <button
                    className="button button--quiet"
                    name="intent"
                    value="passkey-remove"
                    aria-label={`Remove ${name}, added ${since}`}
                  >
                    Remove
                  </button>
                </OwnedForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {isConfirmed ? (
        <AddPasskey
          key={passkeys.map(({ id }) => id).join()}
          answer={answer?.intent === 'passkey-add' ? answer : undefined}
        />
      ) : (
        <p className="soft">Show above that it is you, to add or remove one.</p>
      )}
    </section>
  );
}
