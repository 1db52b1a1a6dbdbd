import { Link } from '@remix-run/react';
import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import type { FormAnswer } from '~/components/form/form-answer';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { ZoneField } from '~/components/form/zone-field';

interface FileFormProps {
  timeZone: string;
  /** As `zoneNames()` gives them. */
  zones: string;
  answer: FormAnswer | undefined;
}

/** The zone stands before the file, which is read as it arrives. */
export function FileForm({ timeZone, zones, answer }: FileFormProps) {
  const form = answeredForm<'timeZone' | 'file'>('import', answer, { timeZone });
  const zone = form.field('timeZone');
  return (
    <OwnedForm encType="multipart/form-data" className="form" noValidate reloadDocument>
      <FormErrors form={form} answer={answer} />
      <ZoneField
        id="import-timeZone"
        name="timeZone"
        label="Time zone"
        hint="Where the times were written. Daylio’s file does not say."
        zones={zones}
        known={timeZone}
        defaultValue={zone.defaultValue ?? timeZone}
        errors={zone.errors}
      />
      <Field
        id="import-file"
        name="file"
        type="file"
        label="File"
        hint={answer && 'Please choose it once more: a browser does not send a file back.'}
        accept=".json,.csv,application/json,text/csv"
        errors={form.field('file').errors}
        required
      />
      <p className="row">
        <button className="button" type="submit">
          Look at it first
        </button>
        <Link className="button button--second" to="/settings">
          Cancel
        </Link>
      </p>
    </OwnedForm>
  );
}
