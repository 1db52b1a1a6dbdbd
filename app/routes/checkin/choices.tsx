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
  /** A press by finger or mouse, also on the answer that stands chosen already. The arrow keys press nothing. */
  onPress: (rating: Rating) => void;
  heading: RefObject<HTMLHeadingElement>;
  isFirst: boolean;
}

/** Five native radios with a face and a label. The reply to the chosen one has its place below them from the start. */
export function Choices({ step, chosen, onChoose, onPress, heading, isFirst }: ChoicesProps) {
  const isHydrated = useHydrated();
  const hintId = fieldId(`${step.field}-hint`);
  return (
    <fieldset
      className={chosen ? `choices choices--${chosen}` : 'choices'}
      aria-describedby={step.hint ? hintId : undefined}
      key={step.field}
    >
      <legend>
        <h1 ref={heading} tabIndex={-1}>
          {step.question}
        </h1>
      </legend>
      {step.hint && (
        <p className="choices__hint" id={hintId}>
          {step.hint}
        </p>
      )}
      <div className="choices__list">
        {RATINGS.map((rating) => {
          const isChosen = rating === chosen;
          const checked = isHydrated ? { checked: isChosen } : { defaultChecked: isChosen };
          return (
            <label className="choice" key={rating}>
              <input
                type="radio"
                id={fieldId(`${step.field}-${rating}`)}
                name={step.field}
                value={rating}
                required
                {...checked}
                onChange={() => onChoose(step.field, rating)}
                onClick={() => onPress(rating)}
              />
              <Mark rating={rating} />
              <span className="choice__text">{`${step.options[rating - 1]![0]} `}</span>
            </label>
          );
        })}
      </div>
      <div className="choices__replies">
        <p className="choices__wait">
          {isFirst && 'For self-reflection only: this is no medical evaluation. '}
          Choose what is closest. There is no wrong answer.
        </p>
        {RATINGS.map((rating) => (
          <Reply
            key={rating}
            rating={rating}
            text={step.options[rating - 1]![1]}
            isChosen={rating === chosen}
          />
        ))}
      </div>
      {isHydrated && (
        <p className="visually-hidden" role="status">
          {chosen && step.options[chosen - 1]![1]}
        </p>
      )}
    </fieldset>
  );
}

/** Until it is chosen, the style sheet alone writes it: where styles do not apply, no reply stands under no answer. */
function Reply({ rating, text, isChosen }: { rating: number; text: string; isChosen: boolean }) {
  return (
    <p className={`choice__reply choice__reply--${rating}`} data-says={isChosen ? undefined : text}>
      {isChosen && text}
    </p>
  );
}
