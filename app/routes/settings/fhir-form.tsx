import { answeredForm } from '~/components/form/answered-form';
import { Field } from '~/components/form/field';
import { FormErrors } from '~/components/form/form-errors';
import { OwnedForm } from '~/components/form/owned-form';
import { Fold } from './fold';
import type { SectionAnswer } from './section-answer';

/** A document for a medical record: a file comes back, so the browser sends the form, not the page's script. */
export function FhirForm({ answer }: { answer: SectionAnswer }) {
  const form = answeredForm<'from' | 'to'>('fhir', answer);
  const day = (name: 'from' | 'to') => ({
    id: `fhir-${name}`,
    name,
    type: 'date',
    min: '2000-01-01',
    ...form.field(name),
    required: true,
  });
  return (
    <>
      <h3>For a medical record</h3>
      <p>
        The check-ins of a range of days as a FHIR document, which many record systems can read. Notes are not
        in it.
      </p>
      <Fold label="Choose the days" isOpen={answer !== undefined}>
        <OwnedForm id={form.id} className="form" noValidate reloadDocument>
          <FormErrors form={form} answer={answer} />
          <div className="row">
            <Field {...day('from')} label="First day" />
            <Field {...day('to')} label="Last day" />
          </div>
          <p>
            <button className="button button--second" type="submit" name="intent" value="fhir">
              Download as FHIR
            </button>
          </p>
        </OwnedForm>
      </Fold>
    </>
  );
}
