import type { RefObject } from 'react';
import { Mark } from '~/components/faces';
import { useHydrated } from '~/components/use-hydrated';
import { type FactorField, type Rating, RATINGS } from '~/domain/check-in/answers';
import type { Step } from '~/domain/check-in/questions/steps';
import { fieldId } from './fields';

interface ChoicesProps {
  step: Step;
  chosen: Rating | undefined;
  onChoose: (field: FactorField, rating: Rating) => void;
  heading: RefObject<HTMLHeadingElement>;
}

/** Five native radios with a face, a label and, under the chosen one, a reply. */
export function Choices({ step, chosen, onChoose, heading }: ChoicesProps) {
  const isHydrated = useHydrated();
  const hintId = fieldId(`${step.field}-hint`);
  return (
    <fieldset className="choices" aria-describedby={step.hint ? hintId : undefined} key={step.field}>
      <legend>
        <h1 ref={heading} tabIndex={-1}>
          {step.question}
        </h1>
      </legend>
      {step.hint && (
        <p className="soft" id={hintId}>
          {step.hint}
        </p>
      )}
      <div className="choices__list">
        {RATINGS.map((rating) => {
          const [label, reply] = step.options[rating - 1]!;
          const isChosen = rating === chosen;
          const checked = isHydrated ? { checked: isChosen } : { defaultChecked: isChosen };
          return (
            <div className={isChosen ? 'choice choice--chosen' : 'choice'} key={rating}>
              <label>
                <input
                  type="radio"
                  id={fieldId(`${step.field}-${rating}`)}
                  name={step.field}
                  value={rating}
                  required
                  {...checked}
                  onChange={() => onChoose(step.field, rating)}
                />
                <Mark rating={rating} />
                <span className="choice__text">{label}</span>
              </label>
              <p className="choice__reply">{reply}</p>
            </div>
          );
        })}
      </div>
      {isHydrated && (
        <p className="visually-hidden" role="status">
          {chosen && step.options[chosen - 1]![1]}
        </p>
      )}
    </fieldset>
  );
}
