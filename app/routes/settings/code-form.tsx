import { answeredForm } from '~/components/form/answered-form';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import { CODE_MINUTES } from '~/domain/sms/consent';

/** Asks for the six digits that were sent; nothing but the welcome goes to a number before. */
export function CodeForm({ isSent, answer }: { isSent: boolean; answer: FormAnswer | undefined }) {
  const form = answeredForm<'code'>('texts-code', answer?.intent === 'texts-confirm' ? answer : undefined);
  const errors = listErrors(form.allErrors, (name) => (name ? `texts-code-${name}` : form.id));
  return (
    <div className="notice">
      {isSent ? (
        <OwnedForm id={form.id} className="form" noValidate preventScrollReset>
          <ErrorSummary
            title={answer?.failure && form.errors ? answer.failure.title : undefined}
            errors={errors}
          />
          <Field
            id="texts-code-code"
            name="code"
            label="Code"
            hint={`The six digits we have texted you. They work for ${CODE_MINUTES} minutes.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            errors={form.field('code').errors}
          />
          <p>
            <SubmitButton
              label="Confirm my number"
              pendingLabel="Checking..."
              name="intent"
              value="texts-confirm"
            />
          </p>
        </OwnedForm>
      ) : (
        <p>Your number is not confirmed yet. We text you six digits, and you type them in here.</p>
      )}
      <OwnedForm className="form__acts" preventScrollReset>
        <SubmitButton
          variant="second"
          label={isSent ? 'Send a new code' : 'Send me a code'}
          pendingLabel="Sending..."
          name="intent"
          value="texts-code"
        />
      </OwnedForm>
    </div>
  );
}
