import { SelectField } from '~/components/form/select-field';
import { FACTOR_FIELDS, type FactorField, RATINGS } from '~/domain/check-in/answers';
import { STEP_TEXTS } from '~/domain/check-in/questions/step-texts';
import { FACTOR_NAMES } from '~/domain/history/facts';

interface RatingFieldsProps {
  fieldOf: (name: FactorField) => {
    id: string;
    name: string;
    defaultValue: string;
    errors: readonly string[];
  };
}

export function RatingFields({ fieldOf }: RatingFieldsProps) {
  return (
    <div className="entry-form__grid">
      {FACTOR_FIELDS.map((field) => (
        <SelectField key={field} {...fieldOf(field)} label={FACTOR_NAMES[field]}>
          <option value="">Not answered</option>
          {RATINGS.map((rating) => (
            <option key={rating} value={rating}>
              {rating} {STEP_TEXTS[field].options[rating - 1]?.[0]}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
