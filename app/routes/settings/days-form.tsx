import { answeredForm } from '~/components/form/answered-form';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { OwnedForm } from '~/components/form/owned-form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { ZoneField } from '~/components/form/zone-field';
import { wholeDate } from '~/domain/calendar/dates-in-words';
import { DAY_START_HOURS } from '~/domain/calendar/day-settings';
import { zoneInWords } from '~/domain/calendar/zones';
import { Fold } from './fold';

interface DaysFormProps {
  timeZone: string;
  dayStartHour: number;
  isZoneKnown: boolean;
  browserZone: string | null;
  /** YYYY-MM-DD: what today is by these settings. */
  today: string;
  /** As `zoneNames()` gives them. */
  zones: string;
  answer: FormAnswer | undefined;
}

const hourName = (hour: number) => (hour === 0 ? 'Midnight' : `${hour} in the morning`);

export function DaysForm({
  timeZone,
  dayStartHour,
  isZoneKnown,
  browserZone,
  today,
  zones,
  answer,
}: DaysFormProps) {
  const form = answeredForm<'timeZone' | 'dayStartHour'>('days', answer, {
    timeZone: isZoneKnown ? timeZone : '',
    dayStartHour: String(dayStartHour),
  });
  const errors = listErrors(form.allErrors, (name) => (name ? `days-${name}` : form.id));
  const isElsewhere = isZoneKnown && browserZone !== null && browserZone !== timeZone;
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title">Your day</h2>
      <p>
        Streaks, weeks and charts go by your own calendar. Right now it is <strong>{wholeDate(today)}</strong>{' '}
        for you
        {isZoneKnown && `, in ${zoneInWords(timeZone)}`}. Changing this does not move earlier check-ins.
      </p>
      {isElsewhere && (
        <p className="notice">
          This device says it is in {zoneInWords(browserZone)}. Your days are kept in {zoneInWords(timeZone)}.
        </p>
      )}
      <Fold
        label="Change time zone or start of day"
        isOpen={!isZoneKnown || isElsewhere || answer !== undefined}
      >
        <OwnedForm id={form.id} className="form" noValidate>
          <ErrorSummary
            title={answer?.failure && form.errors ? answer.failure.title : undefined}
            errors={errors}
          />
          <ZoneField
            id="days-timeZone"
            name="timeZone"
            label="Time zone"
            zones={zones}
            known={isZoneKnown ? timeZone : ''}
            {...form.field('timeZone')}
            required
          />
          <SelectField
            id="days-dayStartHour"
            name="dayStartHour"
            label="My day starts at"
            hint="If you are often up past midnight, a check-in at 1 can still belong to the day before."
            {...form.field('dayStartHour')}
          >
            {DAY_START_HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {hourName(hour)}
              </option>
            ))}
          </SelectField>
          <p>
            <SubmitButton label="Save my day" pendingLabel="Saving..." name="intent" value="days" />
          </p>
        </OwnedForm>
      </Fold>
    </section>
  );
}
