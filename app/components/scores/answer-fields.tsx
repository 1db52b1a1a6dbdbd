import { SelectField } from '~/components/form/select-field';
import type { Instrument } from '~/domain/scores/instruments';

interface AnswerFieldsProps {
  instrument: Instrument;
  /** The names of the fields, in the order of the answers. */
  names: readonly string[];
  fieldOf: (name: string) => { id: string; name: string; defaultValue: string; errors: readonly string[] };
}

/** One list for each answer: a number alone, for the wording belongs to its makers. */
export function AnswerFields({ instrument: { items, itemMax, title }, names, fieldOf }: AnswerFieldsProps) {
  const numbers = Array.from({ length: itemMax + 1 }, (_, index) => index);
  return (
    <>
      <p className="soft">
        As they stand on your sheet, from 0 to {itemMax}. All {items} or none: with one missing the {title}{' '}
        has no total.
      </p>
      <div className="score-answers__grid">
        {names.map((name, index) => (
          <SelectField key={name} {...fieldOf(name)} label={`Answer ${index + 1}`}>
            <option value="">–</option>
            {numbers.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </>
  );
}
