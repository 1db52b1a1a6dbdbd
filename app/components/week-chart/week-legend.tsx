import { Mark } from '../faces';

export function WeekLegend() {
  return (
    <ul className="legend-list" aria-label="Legend">
      <li>
        <Mark rating={1} />
        <Mark rating={2} />
        1-2 Low
      </li>
      <li>
        <Mark rating={3} />3 Neutral
      </li>
      <li>
        <Mark rating={4} />
        <Mark rating={5} />
        4-5 High
      </li>
      <li>
        <svg className="swatch" viewBox="0 0 24 24" aria-hidden="true">
          <rect className="bar bar--none" fill="url(#hatch)" x="1.5" y="1.5" width="21" height="21" />
        </svg>
        No check-in (not counted)
      </li>
    </ul>
  );
}
