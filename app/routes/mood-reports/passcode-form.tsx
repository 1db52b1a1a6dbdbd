import { Form } from '@remix-run/react';
import { Field } from '~/components/form/field';
import { SubmitButton } from '~/components/form/submit-button';
import { PASSCODE_MIN } from '~/domain/reports/form/limits';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';
import { dialogPath, INTENTS } from './fields';

export interface RefusedPasscode {
  typed: string;
  errors: string[];
}

interface PasscodeFormProps {
  card: Pick<ReportCardData, 'id' | 'hasPasscode' | 'passcode'>;
  refused: RefusedPasscode | undefined;
}

/** For a report without a passcode, for one that was told to the wrong person, and for one that somebody guesses at. */
export function PasscodeForm({ card: { id, hasPasscode, passcode }, refused }: PasscodeFormProps) {
  const action = dialogPath('share', id);
  return (
    <details className="passcode-form" open={refused !== undefined || passcode !== 'quiet'}>
      <summary>{hasPasscode ? 'Set a new passcode' : 'Add a passcode'}</summary>
      <Form method="post" action={action} className="form" preventScrollReset replace noValidate>
        <input type="hidden" name="report" value={id} />
        <Field
          id="share-passcode"
          name="passcode"
          label={hasPasscode ? 'New passcode' : 'Passcode'}
          hint={`At least ${PASSCODE_MIN} characters; letters beside digits are harder to guess. Do not send it together with the link.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.typed}
          errors={refused?.errors}
          autoFocus={refused !== undefined}
          required
        />
        <SubmitButton
          variant="second"
          label="Set this passcode"
          pendingLabel="Setting..."
          name="intent"
          value={INTENTS.passcode}
        />
      </Form>
    </details>
  );
}
