import { Link } from '@remix-run/react';
import { useState } from 'react';
import { TideLine } from '~/components/tide/tide-line';
import { useHydrated } from '~/components/use-hydrated';
import { figure } from '~/domain/calendar/counts-in-words';
import type { loadCompletion } from './load-completion.server';

type Usual = NonNullable<Awaited<ReturnType<typeof loadCompletion>>['usual']>;

interface UsualDoneProps extends Usual {
  titleId: string;
  result: string;
  isFirst: boolean;
}

/** Today's mark joins the line, and one sentence answers what was said. It moves only in a page that was already alive. */
export function UsualDone({
  titleId,
  result,
  isFirst,
  sentence,
  isLowDay,
  days,
  ...numbers
}: UsualDoneProps) {
  const [arrivedAlive] = useState(useHydrated());
  return (
    <div className={arrivedAlive ? 'usual usual--fresh' : 'usual'}>
      {days && <TideLine days={days} variant="done" />}
      <div className="usual__said">
        <h1 id={titleId} tabIndex={-1} autoFocus>
          {isFirst ? 'Assessment Complete!' : 'Well Done!'}
        </h1>
        <p className="usual__sentence">{sentence}</p>
        <p className="usual__result">{result}</p>
        {isFirst ? <Unlocked hidesProgress={numbers.hidesProgress} /> : !isLowDay && <Counted {...numbers} />}
        {isLowDay && (
          <p className="fine">
            If it gets heavier: <Link to="/exercises/breathing">one minute of breathing</Link>,{' '}
            <Link to="/chat#newest">Harbor</Link>, or <Link to="/safety-plan">my safety plan</Link>.
          </p>
        )}
      </div>
      <div className="question__acts done__acts">
        <Link className="button" to="/trends">
          View Your Insights
        </Link>
        <Link className="button button--second" to="/">
          Continue Later
        </Link>
      </div>
    </div>
  );
}

function Unlocked({ hidesProgress }: { hidesProgress: boolean }) {
  return (
    <div className="usual__unlocked">
      <p>Your first check-in has unlocked:</p>
      <ul>
        <li>your instant snapshot of sleep, stress and energy</li>
        <li>the first mark on your seven-day chart</li>
        {!hidesProgress && <li>your streak and your first self-care points</li>}
      </ul>
    </div>
  );
}

function Counted({
  total,
  streakDays,
  hidesProgress,
}: Pick<Usual, 'total' | 'streakDays' | 'hidesProgress'>) {
  const counts = [
    { label: 'check-ins', value: total },
    { label: streakDays === 1 ? 'day in a row' : 'days in a row', value: hidesProgress ? null : streakDays },
  ];
  return (
    <dl className="tally">
      {counts.map(
        ({ label, value }) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
