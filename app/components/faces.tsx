import type { Rating } from '~/domain/check-in/answers';
import { FACES, PORTHOLE } from './face-paths';

const EMOJI: Record<Rating, string> = { 1: '😢', 2: '😕', 3: '😐', 4: '🙂', 5: '😄' };

/** The drawings that `Mark` and the charts refer to. Once per page, at the start of the body. */
export function FaceSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {FACES.map(({ rating, water, waterEnd, face }) => (
        <symbol key={rating} id={`mood-${rating}`} viewBox="0 0 48 48">
          <circle {...PORTHOLE} fill="var(--mood-glass)" />
          <path d={water + waterEnd} fill={`var(--mood-${rating})`} />
          <path d={water} fill="none" stroke="var(--mood-face)" strokeWidth="1" />
          <circle {...PORTHOLE} fill="none" stroke="var(--mood-face)" strokeWidth="1.75" />
          <path
            d={face}
            fill="none"
            stroke="var(--mood-face)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
      <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0V8" />
      </pattern>
    </svg>
  );
}

/** The emoji is for what reads the page as text; people see the drawing and hear the label beside it. */
export function Mark({ rating, size }: { rating: Rating; size?: 'big' }) {
  return (
    <span className={size === 'big' ? 'mark mark--big' : 'mark'} aria-hidden="true">
      <svg focusable="false">
        <use href={`#mood-${rating}`} />
      </svg>
      <span className="visually-hidden">{EMOJI[rating]}</span>
    </span>
  );
}
