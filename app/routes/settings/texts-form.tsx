import { answeredForm } from '~/components/form/answered-form';
import { CheckField } from '~/components/form/check-field';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { CONSENT_TEXT } from '~/domain/sms/consent';
import { REMINDER_HOURS } from '~/domain/sms/hours';

export interface TextingChoices {
  hasConsent: boolean;
  reminderOn: boolean;
  reminderHour: number;
  achievementOn: boolean;
  weeklyReflectionOn: boolean;
}

const hourName = (hour: number) =>
  hour === 12 ? '12 noon' : hour < 12 ? `${hour} in the morning` : `${hour - 12} in the ${partOf(hour)}`;
const partOf = (hour: number) => (hour < 18 ? 'afternoon' : 'evening');

export function TextsForm({ choices, answer }: { choices: TextingChoices; answer: FormAnswer | undefined }) {
  const form = answeredForm<'consent' | 'reminderHour'>('texts-form', answer);
  const errors = listErrors(form.allErrors, (name) => (name ? `texts-${name}` : form.id));
  const ticked = (
    name: 'consent' | 'reminderOn' | 'achievementOn' | 'weeklyReflectionOn',
    stored: boolean,
  ) => ({
    id: `texts-${name}`,
    name,
    // After a refused form what was ticked counts, not what is stored.
    defaultChecked: answer ? answer.result.initialValue?.[name] === 'on' : stored,
  });
  const hour = answer?.result.initialValue?.reminderHour;
  const state = JSON.stringify(choices) + (answer ? 'again' : '');
  return (
    <OwnedForm id={form.id} key={state} className="form" noValidate preventScrollReset>
      <ErrorSummary
        title={answer?.failure && form.errors ? answer.failure.title : undefined}
        errors={errors}
      />
      <CheckField
        {...ticked('consent', choices.hasConsent)}
        label={CONSENT_TEXT}
        errors={form.field('consent').errors}
      />
      <CheckField
        {...ticked('reminderOn', choices.reminderOn)}
        label="A daily reminder, on days without a check-in"
      />
      <SelectField
        id="texts-reminderHour"
        name="reminderHour"
        label="Remind me at"
        defaultValue={typeof hour === 'string' ? hour : choices.reminderHour}
        errors={form.field('reminderHour').errors}
      >
        {REMINDER_HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourName(hour)}
          </option>
        ))}
      </SelectField>
      <CheckField {...ticked('achievementOn', choices.achievementOn)} label="A text when I reach something" />
      <CheckField
        {...ticked('weeklyReflectionOn', choices.weeklyReflectionOn)}
        label="A nudge on Saturday evening, if I have not looked back on the week"
      />
      <p>
        <SubmitButton label="Save text messages" pendingLabel="Saving..." name="intent" value="texts" />
      </p>
    </OwnedForm>
  );
}
