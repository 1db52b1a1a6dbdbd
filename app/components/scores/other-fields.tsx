import { Field } from '~/components/form/field';
import { SelectField } from '~/components/form/select-field';
import { NAME_MAX } from '~/domain/scores/limits';

interface OtherFieldsProps {
  fieldOf: (name: string) => { id: string; name: string; defaultValue: string; errors: readonly string[] };
}

/** What has to be known of a questionnaire that we do not know. */
export function OtherFields({ fieldOf }: OtherFieldsProps) {
  return (
    <>
      <Field
        {...fieldOf('name')}
        label="Name of the questionnaire"
        hint="The same name each time, so that its scores stand together."
        maxLength={NAME_MAX}
        autoComplete="off"
        required
      />
      <div className="entry-form__grid">
        <Field
          {...fieldOf('min')}
          label="Lowest total"
          hint="0, if you leave it empty."
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...fieldOf('max')} label="Highest total" inputMode="decimal" autoComplete="off" required />
        <SelectField {...fieldOf('higherIs')} label="A higher total means" required>
          <option value="">Choose</option>
          <option value="worse">It is harder for me</option>
          <option value="better">I am doing better</option>
        </SelectField>
      </div>
    </>
  );
}
