import type { Rating } from '~/domain/check-in/answers';
import { FACES, PORTHOLE } from './face-paths';

const EMOJI: Record<Rating, string> = { 1: '😢', 2: '😕', 3: '😐', 4: '🙂', 5: '😄' };

const PEN = 'fill="none" stroke="var(--mood-face)"';
const RING = Object.entries(PORTHOLE)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const SYMBOLS = FACES.map(
  ({ rating, water, waterEnd, face }) =>
    `<symbol id="mood-${rating}" viewBox="0 0 48 48">` +
    `<circle ${RING} fill="var(--mood-glass)"/>` +
    `<path d="${water}${waterEnd}" fill="var(--mood-${rating})"/>` +
    `<path d="${water}" ${PEN} stroke-width="1"/>` +
    `<circle ${RING} ${PEN} stroke-width="1.75"/>` +
    `<path d="${face}" ${PEN} stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    '</symbol>',
);
const HATCH =
  '<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path class="hatch" d="M0 0V8"/></pattern>';
const DRAWINGS = { __html: SYMBOLS.join('') + HATCH };

/** The drawings that `Mark` and the charts refer to. Once per page, at the start of the body; always the same, so they are text. */
export function FaceSprite() {
  return (
    <svg
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={DRAWINGS}
    />
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
