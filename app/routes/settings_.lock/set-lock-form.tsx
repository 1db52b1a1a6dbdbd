import { Form } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { PasswordField } from '~/components/form/password-field';
import { PinField } from '~/components/form/pin-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { AWAY_MINUTES } from '~/domain/accounts/app-lock';
import { minutesInWords } from './words';

interface SetLockFormProps {
  /** Null: the lock is off. */
  awayMinutes: number | null;
  answer: FormAnswer | undefined;
}

type SetLockField = 'pin' | 'confirmPin' | 'awayMinutes' | 'currentPassword';

const MINUTES_AT_FIRST = 5;

export function SetLockForm({ awayMinutes, answer: given }: SetLockFormProps) {
  const answer = given?.intent === 'set' ? given : undefined;
  const form = answeredForm<SetLockField>('set', answer);
  return (
    <Form method="post" id={form.id} className="form" noValidate>
      <FormErrors form={form} answer={answer} />
      <PinField
        id="set-pin"
        name="pin"
        label={awayMinutes === null ? 'Your PIN' : 'New PIN'}
        hint="4 to 8 digits. You can keep the one you have."
        errors={form.field('pin').errors}
      />
      <PinField
        id="set-confirmPin"
        name="confirmPin"
        label="The PIN again"
        errors={form.field('confirmPin').errors}
      />
      <SelectField
        id="set-awayMinutes"
        name="awayMinutes"
        label="Ask for it after"
        defaultValue={form.field('awayMinutes').defaultValue ?? awayMinutes ?? MINUTES_AT_FIRST}
        errors={form.field('awayMinutes').errors}
      >
        {AWAY_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutesInWords(minutes)} away
          </option>
        ))}
      </SelectField>
      <PasswordField
        id="set-currentPassword"
        name="currentPassword"
        label="Your current password"
        autoComplete="current-password"
        errors={form.field('currentPassword').errors}
        required
      />
      <p>
        <SubmitButton
          label={awayMinutes === null ? 'Turn on the app lock' : 'Change the app lock'}
          pendingLabel="Saving..."
          name="intent"
          value="set"
        />
      </p>
    </Form>
  );
}
