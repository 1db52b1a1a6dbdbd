import { countOf } from '../calendar/counts-in-words';
import { capitalised, IN_WORDS, titleOf } from './factor-names';
import type { FactorFinding, Findings, LinkFinding } from './findings';
import { inPoints, ofFive } from './wordings';

/** What the pattern is, with the number it rests on. */
export function describePattern({ type, overall, days, swings }: Findings): string {
  if (!overall) return 'There is no check-in yet to go by.';
  const average = ofFive(overall.average);
  const change = inPoints(overall.change ?? 0);
  switch (type) {
    case 'Improving':
      return `Your ratings, taken together, are going up: ${change} higher in the second half of ${countOf(days, 'day')} than in the first.`;
    case 'Declining':
      return `Your ratings, taken together, are going down: ${change} lower in the second half of ${countOf(days, 'day')} than in the first.`;
    case 'Up and down':
      return `From one day to the next ${swings?.of === 'mood' ? 'your mood' : 'your ratings together'} often moved by about ${inPoints(swings?.points ?? 0)}, over ${countOf(swings?.pairs ?? 0, 'pair')} of days in a row.`;
    case 'Steady':
      return `Over ${countOf(days, 'day')} your ratings average ${average}. Taken together they show no clear direction and no large swings.`;
    case 'No clear pattern yet':
      return `${countOf(days, 'day')} so far, with an average of ${average}. Steadiness can be named from 14 days on.`;
  }
}

/** 'Energy moves together with sleep: ...', never a cause. */
export function describeLink({ factor1, factor2, partial, days }: LinkFinding): string {
  const [one, other] = [titleOf(factor1), IN_WORDS[factor2]];
  const seen = `seen on ${countOf(days, 'day')}`;
  return partial > 0
    ? `${one} moves together with ${other}: on days when you rate one higher, the other tends to be higher too (${seen}).`
    : `${one} moves together with ${other}, in opposite directions: on days when you rate one higher, the other tends to be lower (${seen}).`;
}

const LOW = 2.5;
const LOW_CHECK_INS = 3;
const GOOD = 4;

/** True for a factor whose average is low enough to be named as an area of concern. */
export const isLow = ({ average, checkIns }: FactorFinding) =>
  average <= LOW + 1e-9 && checkIns >= LOW_CHECK_INS;
const isGood = ({ average }: FactorFinding) => average >= GOOD - 1e-9;

/** Areas of concern, each with its number. */
export function riskFactorsOf({ factors }: Findings): string[] {
  return factors.flatMap((found) => sentenceAbout(found, isLow(found) ? 'low' : null, 'down'));
}

/** Strengths, each with its number. */
export function positiveFactorsOf({ factors }: Findings): string[] {
  return factors.flatMap((found) => sentenceAbout(found, isGood(found) ? 'high' : null, 'up'));
}

function sentenceAbout(found: FactorFinding, level: 'low' | 'high' | null, way: 'up' | 'down'): string[] {
  const title = titleOf(found.factor);
  const isMoving = found.direction === way;
  const average = `${ofFive(found.average)} over ${countOf(found.checkIns, 'check-in')}`;
  if (level && isMoving)
    return [`${title} is ${level}, with an average of ${average}, and going ${way}: ${halves(found)}.`];
  if (level) return [`${title} is ${level}: an average of ${average}.`];
  return isMoving ? [`${title} is going ${way}: ${halves(found)}.`] : [];
}

/** '0.8 points higher in the second half of 30 days than in the first' */
function halves({ change, days }: FactorFinding): string {
  const way = (change ?? 0) > 0 ? 'higher' : 'lower';
  return `${inPoints(change ?? 0)} ${way} in the second half of ${countOf(days, 'day')} than in the first`;
}

/** The weekday that stands out, with its number. */
export function weekdaySentences({ weekdays }: Findings): string[] {
  const about = (day: string | null, words: string) => {
    const score = weekdays.scores.find((one) => one.day === day);
    if (!score || score.averageScore === null) return [];
    return [
      `${score.day}s tend to be your ${words}: ${Math.round(score.averageScore)} of 100 over ${score.days} ${score.day}s.`,
    ];
  };
  return [...about(weekdays.lowest, 'hardest day'), ...about(weekdays.highest, 'best day')];
}

/** The factors that are going somewhere, the largest change first. */
export function movingFactors({ factors }: Findings): FactorFinding[] {
  return factors
    .filter(({ direction }) => direction !== 'stable')
    .sort((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
}

/** 'Sleep is going up: 0.8 points higher in the second half of 30 days than in the first.' */
export function trendSentence(found: FactorFinding): string {
  return `${capitalised(IN_WORDS[found.factor])} is going ${found.direction}: ${halves(found)}.`;
}
