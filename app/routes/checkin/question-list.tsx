import { Link } from '@remix-run/react';
import { Mark } from '~/components/faces';
import type { Answers } from '~/domain/check-in/answers';
import { type CheckInMode, firstOpenStep, stepPath, STEPS } from '~/domain/check-in/questions/steps';

interface QuestionListProps {
  mode: CheckInMode;
  answers: Answers;
  /** The question on the screen, from 1. */
  number: number;
}

/** Beside the question on a wide screen: all of them. Those that can be reached lead there, with the face that was given. */
export function QuestionList({ mode, answers, number }: QuestionListProps) {
  const open = firstOpenStep(mode, answers);
  return (
    <nav className="questions" aria-label="Questions">
      <ol>
        {STEPS[mode].map(({ field, name }, i) => {
          const rating = answers[field];
          const isHere = i + 1 === number;
          return (
            <li key={field} aria-current={isHere ? 'step' : undefined}>
              {rating && !isHere ? <Mark rating={rating} /> : <i aria-hidden="true" />}
              {i + 1 <= open && !isHere ? (
                <Link to={stepPath(mode, i + 1)} preventScrollReset>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
