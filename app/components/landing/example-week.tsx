import { Mark } from '~/components/faces';
import { drawTide } from '~/components/tide/tide-path';
import type { Rating } from '~/domain/check-in/answers';

interface ExampleDay {
  day: string;
  rating: Rating | null;
}

const WEEK: readonly ExampleDay[] = [
  { day: 'Mon', rating: 3 },
  { day: 'Tue', rating: 2 },
  { day: 'Wed', rating: 1 },
  { day: 'Thu', rating: null },
  { day: 'Fri', rating: 3 },
  { day: 'Sat', rating: 4 },
  { day: 'Sun', rating: 4 },
];

const tide = drawTide(WEEK.map(({ rating }) => rating));

/** What a week looks like here; everybody's example, nobody's numbers. */
export function ExampleWeek() {
  return (
    <figure className="tide bleed example-week">
      <svg viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="tide__water" d={tide.water} />
        <path className="tide__line" d={tide.line} />
        <path className="tide__gap" d={tide.gap} />
        <path className="tide__ring" d={tide.dots} />
        <path className="tide__dot" d={tide.dots} />
        <path className="tide__now" d={tide.now} />
      </svg>
      <svg className="lead" viewBox="0 0 24 440" aria-hidden="true">
        <path d="M12 18V408M7 72h10M9 128h6M9 184h6M7 240h10M9 296h6" />
        <circle cx="12" cy="12" r="6" />
        <path className="lead__weight" d="M12 406c4 8 6 14 6 19a6 6 0 0 1-12 0c0-5 2-11 6-19z" />
      </svg>
      <ol className="tide__days" aria-hidden="true">
        {WEEK.map(({ day, rating }) => (
          <li key={day} className={rating === null ? 'none' : undefined}>
            {rating === null ? <b>none</b> : <Mark rating={rating} />} {day}
          </li>
        ))}
      </ol>
      <figcaption>
        An example week. The line is the mood of each day; a day left out stays open and costs nothing.
      </figcaption>
    </figure>
  );
}
