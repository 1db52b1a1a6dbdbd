import { Link } from '@remix-run/react';
import { BookOpen } from 'lucide-react';
import { Mark } from '~/components/faces';
import { MOOD_WORDS } from '~/components/mood-words';
import { TideLine } from '~/components/tide-line';
import { longDate } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import type { LastCheckIn } from '~/domain/check-in/home/last-check-in';
import { greetingAt } from './greeting';
import { guidePath } from './guide-steps';

const SMILING = 4;

interface GreetingHeroProps {
  firstName: string | null;
  hour: number | null;
  last: LastCheckIn | null;
  days: readonly DayMood[];
}

export function GreetingHero({ firstName, hour, last, days }: GreetingHeroProps) {
  return (
    <section className="hero" aria-labelledby="greeting">
      <div className="hero__words">
        <Mark rating={last?.rating ?? SMILING} size="big" />
        <h1 id="greeting">
          {greetingAt(hour)}, {firstName ?? 'there'}
        </h1>
        <p>{last ? <LastTime {...last} /> : 'Welcome. However today is, it can be put down here.'}</p>
        <p className="hero__guide">
          <Link className="button button--second" to={guidePath(1)} preventScrollReset>
            <BookOpen className="icon" aria-hidden="true" />
            Feature Guide
          </Link>
        </p>
      </div>
      <TideLine days={days} isBeforeFirst={last === null} />
    </section>
  );
}

function LastTime({ rating, when, localDate, time }: LastCheckIn) {
  const result = (
    <strong>
      {rating}, {MOOD_WORDS[rating]}
    </strong>
  );
  if (when === 'today') {
    return (
      <>
        You checked in today at {time} and it came out as {result}. {closingOf(rating)}
      </>
    );
  }
  const day = when === 'yesterday' ? 'yesterday' : `on ${longDate(localDate)}`;
  return (
    <>
      Welcome back. Your last check-in, {day}, came out as {result}.
      {when === 'yesterday' && ' How is it today?'}
    </>
  );
}

function closingOf(rating: number): string {
  if (rating === 1) return 'Thank you for saying so. You do not have to carry this alone.';
  if (rating === 2) return 'A low day is part of the line, not the end of it.';
  return 'Here is your week so far.';
}
