import { Link } from '@remix-run/react';
import { longDate } from '~/domain/calendar/dates-in-words';
import type { Preview } from './preview.server';
import { Tick } from './tick';

interface ScoresTickProps {
  scores: Preview['scores'];
  isTicked: boolean;
}

/** The scores of these dates: one tick for all of them, and the way to enter one. */
export function ScoresTick({ scores, isTicked }: ScoresTickProps) {
  const enter = <Link to="/scores">Enter or change scores</Link>;
  if (scores.length === 0)
    return (
      <p className="soft">
        {/* With it the tick is there again when the dates change. */}
        {isTicked && <input type="hidden" name="scores" value="on" />}
        There are no questionnaire scores in these dates. {enter}
      </p>
    );
  return (
    <Tick name="scores" isTicked={isTicked} label={`Questionnaire scores (${scores.length})`}>
      <p>
        {scores
          .map(
            ({ title, total, date, band }) =>
              `${title} ${total}${band ? ` (${band})` : ''}, ${longDate(date)}`,
          )
          .join('; ')}
        . With their answers by number. {enter}
      </p>
    </Tick>
  );
}
