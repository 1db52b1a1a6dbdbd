import { countOf } from '../../calendar/counts-in-words';
import type { ReportNumbers } from './build';
import { factorInText, REPORT_LABELS } from './factor-labels';
import { inShort } from './in-short';
import type { AiAnalysis, FactorSummary } from './snapshot';

const LOW = 2.5;
const HIGH = 4;
const ENOUGH_DAYS = 3;

/** The analysis in words, by fixed rules and without a language model. It states computed facts and claims no cause. */
export function builtInAnalysis(numbers: ReportNumbers): AiAnalysis {
  const { checkIns, checkInDays, period, overallMean, factors } = numbers;
  if (overallMean === null) {
    return {
      source: 'built-in',
      text: 'There are no check-ins in this period, so there is nothing to describe.',
    };
  }
  const known = factors.filter(({ days }) => days >= ENOUGH_DAYS);
  const sentences = [
    `Over ${countOf(period.days, 'day')} there were ${countOf(checkIns, 'check-in')} on ${countOf(checkInDays, 'day')}, with an overall mean of ${overallMean.toFixed(1)} out of 5.`,
    listed(
      'Rated low on average:',
      known.filter(({ mean }) => mean <= LOW),
    ),
    listed(
      'Rated high on average:',
      known.filter(({ mean }) => mean >= HIGH),
    ),
    ...inShort(numbers),
    questionFor(known),
  ];
  return { source: 'built-in', text: sentences.filter(Boolean).join(' ') };
}

function listed(lead: string, factors: readonly FactorSummary[]): string {
  if (factors.length === 0) return '';
  return `${lead} ${factors.map(({ field, mean }) => `${factorInText(field)} (${mean.toFixed(1)})`).join(', ')}.`;
}

/** Something to begin a talk with: the factor with the lowest mean. */
function questionFor(factors: readonly FactorSummary[]): string {
  const [first, ...others] = factors;
  if (!first) return '';
  const lowest = others.reduce((low, factor) => (factor.mean < low.mean ? factor : low), first);
  return `A place to begin: ${REPORT_LABELS[lowest.field].toLowerCase()} has the lowest mean, ${lowest.mean.toFixed(1)}.`;
}
