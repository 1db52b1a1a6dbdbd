import { Form, Link } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import { ZoneField } from '~/components/form/zone-field';

interface FileFormProps {
  timeZone: string;
  /** As `zoneNames()` gives them. */
  zones: string;
  error: { field: string; message: string } | undefined;
}

/** The zone stands before the file, which is read as it arrives. */
export function FileForm({ timeZone, zones, error }: FileFormProps) {
  const errorsOf = (field: string) => (error?.field === field ? [error.message] : undefined);
  return (
    <Form method="post" encType="multipart/form-data" className="form" noValidate reloadDocument>
      <ErrorSummary
        title="This file could not be read"
        errors={error ? [{ id: `import-${error.field}`, message: error.message }] : []}
      />
      <ZoneField
        id="import-timeZone"
        name="timeZone"
        label="Time zone"
        hint="Where the times were written. Daylio’s file does not say."
        zones={zones}
        known={timeZone}
        errors={errorsOf('timeZone')}
      />
      <Field
        id="import-file"
        name="file"
        type="file"
        label="File"
        accept=".json,.csv,application/json,text/csv"
        errors={errorsOf('file')}
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
    </Form>
  );
}
