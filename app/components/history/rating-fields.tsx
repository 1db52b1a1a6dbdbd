import { Mark } from '~/components/faces';
import { FACTOR_FIELDS, type FactorField, RATINGS } from '~/domain/check-in/answers';
import { STEP_TEXTS } from '~/domain/check-in/questions/step-texts';
import { HISTORY_LABELS } from '~/domain/history/facts';

interface RatingField {
  id: string;
  name: string;
  /** '1' to '5', or '' where the question was not answered. */
  defaultValue: string;
  errors: readonly string[];
}

/** A line of faces for each question; the word of the chosen one stands below it. */
export function RatingFields({ fieldOf }: { fieldOf: (name: FactorField) => RatingField }) {
  return (
    <div className="face-lines">
      {FACTOR_FIELDS.map((field) => (
        <FaceLine
          key={field}
          {...fieldOf(field)}
          label={HISTORY_LABELS[field]}
          words={STEP_TEXTS[field].options.map(([word]) => word)}
        />
      ))}
    </div>
  );
}

function FaceLine({
  id,
  name,
  defaultValue,
  errors,
  label,
  words,
}: RatingField & { label: string; words: readonly string[] }) {
  const radio = (value: string) => ({
    type: 'radio' as const,
    name,
    value,
    defaultChecked: value === defaultValue,
    'aria-describedby': errors.length > 0 ? `${id}-error` : undefined,
    'aria-invalid': errors.length > 0 ? true : undefined,
  });
  return (
    <fieldset className="face-line">
      <legend>{label}</legend>
      <div className="face-line__faces">
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input id={rating === 1 ? id : undefined} {...radio(String(rating))} />
            <Mark rating={rating} />
            <span className="face-line__word">{`${words[rating - 1]} `}</span>
          </label>
        ))}
        <label>
          <input {...radio('')} />
          <span className="face-line__none" aria-hidden="true" />
          <span className="face-line__word">Not answered</span>
        </label>
      </div>
      {errors.length > 0 && (
        <p className="field__error" id={`${id}-error`}>
          {errors.join('. ')}
        </p>
      )}
    </fieldset>
  );
}
