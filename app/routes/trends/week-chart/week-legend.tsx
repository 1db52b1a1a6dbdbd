import { Mark } from '~/components/faces';
import { MOOD_POINTER } from './plot';

interface WeekLegendProps {
  /** Also names the mark of the mood answer, which only the bars have. */
  hasPointer?: boolean;
  /** After one check-in the other days are not missed, but still to come. */
  isBeginning?: boolean;
}

export function WeekLegend({ hasPointer = false, isBeginning = false }: WeekLegendProps) {
  return (
    <ul className="legend-list" aria-label="Legend">
      <li>
        <Mark rating={1} />
        <Mark rating={2} />
        <span> 1-2 Low</span>
      </li>
      <li>
        <Mark rating={3} />
        <span> 3 Neutral</span>
      </li>
      <li>
        <Mark rating={4} />
        <Mark rating={5} />
        <span> 4-5 High</span>
      </li>
      <li>
        <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
          {isBeginning ? (
            <circle className="chart__room" cx="12" cy="12" r="5" />
          ) : (
            <rect className="bar bar--none" fill="url(#hatch)" x="1.5" y="1.5" width="21" height="21" />
          )}
        </svg>
        {isBeginning ? 'No check-in yet' : 'No check-in (not counted)'}
      </li>
      {hasPointer && (
        <li>
          <svg className="swatch" viewBox="-9 -12 24 24" aria-hidden="true">
            <path className="chart__mood" d={MOOD_POINTER} />
          </svg>
          Your mood answer; the bar is all answers together
        </li>
      )}
    </ul>
  );
}
