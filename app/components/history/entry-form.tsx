import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { NOTES_MAX } from '~/domain/check-in/limits';
import type { EntryFields } from '~/domain/history/entry-fields';
import { ZoneField } from '../form/zone-field';
import { RatingFields } from './rating-fields';
import { TwoVersions } from './two-versions';

export interface EntryFormProps {
  fields: EntryFields;
  /** By field; '' is the form as a whole. */
  errors: Readonly<Record<string, readonly string[] | null>>;
  /** As `zoneNames()` gives them. */
  zones: string;
  /** The owner's date, the last that can be chosen. */
  today: string;
  /** Whose form it is. */
  owner: string;
  submissionKey?: string;
  /** The version of the check-in that the form shows; a new one has none. */
  version?: string | number;
  /** The check-in as it was changed on another page meanwhile. */
  elsewhere?: { fields: EntryFields; version: number };
  cancelTo: string;
}

const idOf = (name: string) => `entry-${name || 'save'}`;

/** Day, answers and note of a check-in, to write or to change it. */
export function EntryForm(props: EntryFormProps) {
  const { fields, errors, zones, today, owner, submissionKey, elsewhere, cancelTo } = props;
  // The version that the page was opened with: a later one was never shown in these fields.
  const [version] = useState(props.version);
  const fieldOf = (name: keyof EntryFields) => {
    return { id: idOf(name), name, defaultValue: fields[name], errors: errors[name] ?? [] };
  };
  return (
    <Form method="post" className="entry-form" noValidate>
      <ErrorSummary errors={listErrors(errors, idOf)} />
      {elsewhere && <TwoVersions stored={elsewhere.fields} typed={fields} keepStoredAt={cancelTo} />}
      <input type="hidden" name="owner" value={owner} />
      <input type="hidden" name="version" value={elsewhere?.version ?? version ?? ''} />
      {submissionKey && <input type="hidden" name="submissionKey" value={submissionKey} />}
      <fieldset className="entry-form__part">
        <legend>
          <h2>When</h2>
        </legend>
        <div className="entry-form__grid">
          <Field {...fieldOf('date')} type="date" label="Day" min="2000-01-01" max={today} required />
          <Field {...fieldOf('time')} type="time" label="Time" hint="About when is enough." required />
          <ZoneField
            {...fieldOf('timeZone')}
            label="Time zone"
            zones={zones}
            known={fields.timeZone}
            required
          />
        </div>
      </fieldset>
      <fieldset className="entry-form__part">
        <legend>
          <h2>How it was</h2>
        </legend>
        <p className="soft">Answer what you remember. One answer is enough.</p>
        <RatingFields fieldOf={fieldOf} />
      </fieldset>
      <TextAreaField
        {...fieldOf('notes')}
        label="Note"
        hint="It is kept with this check-in, and private to you."
        optional
        rows={5}
        maxLength={NOTES_MAX}
      />
      <p className="row">
        <SubmitButton id="entry-save" label="Save" pendingLabel="Saving..." />
        <Link className="button button--quiet" to={cancelTo}>
          Cancel
        </Link>
      </p>
    </Form>
  );
}
