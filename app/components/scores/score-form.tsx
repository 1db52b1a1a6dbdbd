import { Form, Link } from '@remix-run/react';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { answerFieldsOf, type ScoreFields } from '~/domain/scores/fields';
import { INSTRUMENTS, isKnown } from '~/domain/scores/instruments';
import type { ScoreInstrument } from '~/domain/scores/known-instruments';
import { AnswerFields } from './answer-fields';
import { OtherFields } from './other-fields';

export interface ScoreFormProps {
  instrument: ScoreInstrument;
  fields: ScoreFields;
  /** By field; '' is the form as a whole. */
  errors: Readonly<Record<string, readonly string[] | null>>;
  /** The owner's date, the last that can be chosen. */
  today: string;
  /** Whose form it is. */
  owner: string;
  submissionKey?: string;
}

const idOf = (name: string) => `score-${name || 'save'}`;

/** The day, the total and the numbers of the answers: never what they were asked. */
export function ScoreForm({ instrument, fields, errors, today, owner, submissionKey }: ScoreFormProps) {
  const fieldOf = (name: string) => ({
    id: idOf(name),
    name,
    defaultValue: fields[name] ?? '',
    errors: errors[name] ?? [],
  });
  const known = isKnown(instrument) ? INSTRUMENTS[instrument] : null;
  const isOpen = answerFieldsOf(instrument).some((name) => fields[name] || errors[name]);
  return (
    <Form method="post" className="entry-form" noValidate>
      <ErrorSummary errors={listErrors(errors, idOf)} />
      <input type="hidden" name="owner" value={owner} />
      <input type="hidden" name="instrument" value={instrument} />
      {submissionKey && <input type="hidden" name="submissionKey" value={submissionKey} />}
      {!known && <OtherFields fieldOf={fieldOf} />}
      <div className="entry-form__grid">
        <Field
          {...fieldOf('date')}
          type="date"
          label="Day it was filled in"
          min="2000-01-01"
          max={today}
          required
        />
        <Field
          {...fieldOf('total')}
          label="Total"
          hint={known ? totalHint(known) : 'A number within its range.'}
          inputMode={known ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      </div>
      {known && (
        <details className="score-answers" open={isOpen}>
          <summary>Each answer by its number (optional)</summary>
          <AnswerFields instrument={known} names={answerFieldsOf(instrument)} fieldOf={fieldOf} />
          {instrument === 'phq-9' && (
            <SelectField
              {...fieldOf('difficulty')}
              label="The last question, how difficult it made things"
              hint="It has no number in the total."
              optional
            >
              <option value="">Not entered</option>
              {[0, 1, 2, 3].map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </SelectField>
          )}
        </details>
      )}
      <p className="row">
        <SubmitButton id={idOf('')} label="Save" pendingLabel="Saving..." />
        <Link className="button button--quiet" to="/scores">
          Cancel
        </Link>
      </p>
    </Form>
  );
}

const totalHint = ({ max, perPoint }: { max: number; perPoint: number }) =>
  perPoint === 1
    ? `0 to ${max}. Leave it empty to have it added up from all answers.`
    : `A percentage, 0 to ${max}: the sum of the answers times ${perPoint}. Leave it empty to have it worked out from all answers.`;
