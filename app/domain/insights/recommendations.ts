import type { FactorId } from './factor-names';
import type { Findings, LinkFinding } from './findings';
import { isLow } from './pattern-texts';
import type { Risk } from './risk';

/** What a small step rests on. */
export type Reason =
  | { name: 'reach-out' }
  | { name: 'falling'; factor: FactorId; change: number; days: number }
  | { name: 'dropped'; factor: FactorId; mean: number; before: number }
  | { name: 'low'; factor: FactorId; average: number; checkIns: number }
  | { name: 'tied'; factor: FactorId; link: LinkFinding }
  | { name: 'rising'; factor: FactorId; change: number; days: number }
  /** `isShared`: every factor has this average. */
  | { name: 'lowest'; factor: FactorId; average: number; checkIns: number; isShared: boolean }
  | { name: 'good'; factor: FactorId; average: number; checkIns: number };

const SHOWN = 4;
/** From this number of reasons on, the lowest average and what goes well are left out. */
const ENOUGH = 2;
/** Below this an average leaves room for a small step. */
const GOOD = 4;

/**
 * What to suggest and why, the most pressing first, each factor once, at most four. Empty before the first check-in,
 * unless somebody should be reached out to.
 */
export function reasonsToAct(findings: Findings, risk: Risk): Reason[] {
  const reachOut: Reason[] = risk.level === 'high' ? [{ name: 'reach-out' }] : [];
  const found = onceEach([...falling(findings), ...dropped(findings), ...low(findings), ...tied(findings)]);
  const rest = found.length < ENOUGH ? [...otherwise(findings), ...rising(findings)] : [];
  return onceEach([...reachOut, ...found, ...rest]).slice(0, SHOWN);
}

function falling({ factors }: Findings): Reason[] {
  return factors
    .filter(({ direction }) => direction === 'down')
    .sort((a, b) => (a.change ?? 0) - (b.change ?? 0))
    .map(({ factor, change, days }) => ({ name: 'falling', factor, change: change ?? 0, days }));
}

function dropped({ week: { change } }: Findings): Reason[] {
  if (!change || change.mean >= change.before) return [];
  return [{ name: 'dropped', factor: change.factor, mean: change.mean, before: change.before }];
}

function low({ factors }: Findings): Reason[] {
  return factors
    .filter(isLow)
    .sort((a, b) => a.average - b.average)
    .map(({ factor, average, checkIns }) => ({ name: 'low', factor, average, checkIns }));
}

/** What moves together with mood, in the same direction, and has room to rise. */
function tied({ links, factors }: Findings): Reason[] {
  return links.flatMap((link): Reason[] => {
    const factor = link.factor1 === 'mood' ? link.factor2 : link.factor1;
    const isOfMood = link.factor1 === 'mood' || link.factor2 === 'mood';
    const average = factors.find((found) => found.factor === factor)?.average ?? GOOD;
    return isOfMood && link.partial > 0 && average < GOOD ? [{ name: 'tied', factor, link }] : [];
  });
}

function rising({ factors }: Findings): Reason[] {
  return factors
    .filter(({ direction }) => direction === 'up')
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0))
    .slice(0, 1)
    .map(({ factor, change, days }) => ({ name: 'rising', factor, change: change ?? 0, days }));
}

/** Little stands out: the lowest average, or, when everything is well, what is going best. */
function otherwise({ factors }: Findings): Reason[] {
  const byAverage = [...factors].sort((a, b) => a.average - b.average);
  const [lowest, highest] = [byAverage[0], byAverage.at(-1)];
  if (!lowest || !highest) return [];
  if (lowest.average >= GOOD) {
    const { factor, average, checkIns } = highest;
    return [{ name: 'good', factor, average, checkIns }];
  }
  const { factor, average, checkIns } = lowest;
  const isShared = factors.length > 1 && highest.average - average < 1e-9;
  return [{ name: 'lowest', factor, average, checkIns, isShared }];
}

function onceEach(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter((reason) => {
    const about = reason.name === 'reach-out' ? reason.name : reason.factor;
    return !seen.has(about) && Boolean(seen.add(about));
  });
}
