import { Field } from '~/components/form/field';

/** A document for a medical record: a file comes back, so the browser sends it and checks the days itself. */
export function FhirForm() {
  return (
    <form action="/api/export" className="form">
      <h3>For a medical record</h3>
      <p>
        The check-ins of a range of days as a FHIR document, which many record systems can read. Notes are not
        in it.
      </p>
      <input type="hidden" name="format" value="fhir" />
      <div className="row">
        <Field id="fhir-from" name="from" type="date" label="First day" min="2000-01-01" required />
        <Field id="fhir-to" name="to" type="date" label="Last day" min="2000-01-01" required />
      </div>
      <p>
        <button className="button button--second" type="submit">
          Download as FHIR
        </button>
      </p>
    </form>
  );
}
