import { countOf } from '~/domain/calendar/counts-in-words';
import { type FactorId, IN_WORDS, moves, uncapitalised } from '~/domain/insights/factor-names';
import type { Analysis } from './analysis';

const LEVELS: Partial<Record<string, string>> = {
  Improving: 'your ratings together have gone up',
  Declining: 'your ratings together have gone down',
  'Up and down': 'your ratings go up and down',
  Steady: 'your ratings are steady',
};

/** The patterns in three sentences, for people who read no more: all together, single ratings, what goes together. */
export function inShort(analysis: Analysis): string[] {
  return [together(analysis), singles(analysis), links(analysis)];
}

function together({ overallPattern: { type, average }, days }: Analysis): string {
  const level = LEVELS[type] ?? 'there is no clear pattern yet';
  const near = average === null ? '' : `, ${average.toFixed(1)} of 5 on average`;
  return `Over ${countOf(days, 'day')} ${level}${near}.`;
}

function singles({ trends }: Analysis): string {
  const moving = Object.entries(trends).flatMap(([name, trend]) => {
    const way = wayOf(trend);
    return way ? [moves(name as FactorId, way.verb, way.way)] : [];
  });
  if (moving.length === 0) return 'No single rating clearly rises or falls.';
  const [first, second] = moving;
  const rest = moving.length > 2 ? `, and ${countOf(moving.length - 2, 'more rating')} changed, too` : '';
  return second ? `${first}; ${uncapitalised(second)}${rest}.` : `${first}.`;
}

/** The direction of a factor: a steady one, or else that of its newest change. Null without one. */
export function wayOf({ direction, changes }: Analysis['trends'][string]) {
  if (direction !== 'stable') {
    return { way: direction, verb: `is going ${direction}`, word: direction === 'up' ? 'rising' : 'falling' };
  }
  const way = changes.find(({ kind }) => kind === 'recent')?.way;
  const word = way === 'up' ? 'higher lately' : 'lower lately';
  return way ? { way, verb: `is ${word}`, word } : null;
}

function links({ correlations, weekdayClaim: { lowest, highest } }: Analysis): string {
  const [link] = correlations;
  if (link) {
    const [one, other] = [IN_WORDS[link.factor1], IN_WORDS[link.factor2]];
    return link.partial > 0
      ? `Better days for ${one} are often better days for ${other}.`
      : `Better days for ${one} are often lower days for ${other}.`;
  }
  if (lowest) return `${lowest}s tend to be your lowest day.`;
  if (highest) return `${highest}s tend to be your best day.`;
  return 'No two ratings, and no weekday, clearly stand out.';
}
