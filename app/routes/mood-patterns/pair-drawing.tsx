import type { PairLine } from '~/domain/insights/pattern-lines';
import { toTenth } from './to-tenth';

const TALL = 56;
const level = (rating: number) => toTenth(TALL - 6 - (rating - 1) * ((TALL - 12) / 4));

/** Two factors over the last days on which both were answered: the first solid, the second dashed. */
export function PairDrawing({ points }: Pick<PairLine, 'points'>) {
  const path = (of: 'first' | 'second') =>
    `M${points.map((point) => `${toTenth(point.at * 300)} ${level(point[of])}`).join('L')}`;
  if (points.length < 2) return null;
  return (
    <svg className="pair-lines" viewBox={`0 0 300 ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path('first')} />
      <path className="pair-lines__second" d={path('second')} />
    </svg>
  );
}
