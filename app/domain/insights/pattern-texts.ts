import { countOf } from '../calendar/counts-in-words';
import { tightRange } from '../calendar/ranges-in-words';
import { type ChangeSentence, changeSentences } from './change-texts';
import { IN_WORDS, titleOf, type Way } from './factor-names';
import type { FactorFinding, Findings, LinkFinding } from './findings';
import { inPoints, ofFive } from './numbers-in-words';

/** What the pattern is, with the number it rests on. */
export function describePattern({ type, overall, days, swings, changes }: Findings): string {
  if (!overall) return 'There is no check-in yet to go by.';
  const average = ofFive(overall.average);
  const ofAll = changeSentences(changes).filter(({ factor }) => factor === null);
  const said = ofAll.map(({ text }) => text).join(' ');
  switch (type) {
    case 'Improving':
    case 'Declining':
      return said;
    case 'Up and down':
      return swings ? describeSwings(swings) : said;
    case 'Steady':
      return `Over ${countOf(days, 'day')} your ratings average ${average}, without large swings. ${said}`.trim();
    case 'No clear pattern yet':
      return `${countOf(days, 'day')} so far, with an average of ${average}. Steadiness can be named from 14 days on.`;
  }
}

const describeSwings = ({ of, points, pairs }: NonNullable<Findings['swings']>) =>
  `From one day to the next ${of === 'mood' ? 'your mood' : 'your ratings together'} often moved by about ${inPoints(points)}, over ${countOf(pairs, 'pair')} of days in a row.`;

/** 'Energy moves together with sleep: ...', never a cause. */
export function describeLink({
  factor1,
  factor2,
  partial,
  days,
  from,
  to,
}: Omit<LinkFinding, 'strength' | 'rho' | 'q'>): string {
  const pair = `${titleOf(factor1)} moves together with ${IN_WORDS[factor2]}`;
  const seen = `seen on ${countOf(days, 'day')}, ${tightRange(from, to)}`;
  return partial > 0
    ? `${pair}: on days when one is rated higher, the other tends to be higher too (${seen}).`
    : `${pair}, in opposite directions: on days when one is rated higher, the other tends to be lower (${seen}).`;
}

const LOW = 2.5;
const LOW_CHECK_INS = 3;
const GOOD = 4;

/** True for a factor whose average is low enough to be named as an area of concern. */
export const isLow = ({ average, checkIns }: FactorFinding) =>
  average <= LOW + 1e-9 && checkIns >= LOW_CHECK_INS;
const isGood = ({ average }: FactorFinding) => average >= GOOD - 1e-9;

/** Areas of concern, each with its number. */
export function riskFactorsOf(findings: Findings): string[] {
  return findings.factors.flatMap((found) =>
    sentencesAbout(found, isLow(found) ? 'low' : null, 'down', findings),
  );
}

/** Strengths, each with its number. */
export function positiveFactorsOf(findings: Findings): string[] {
  return findings.factors.flatMap((found) =>
    sentencesAbout(found, isGood(found) ? 'high' : null, 'up', findings),
  );
}

function sentencesAbout(
  found: FactorFinding,
  level: 'low' | 'high' | null,
  way: Way,
  { changes }: Findings,
): string[] {
  const average = `${titleOf(found.factor)} is ${level}: an average of ${ofFive(found.average)} over ${countOf(found.checkIns, 'check-in')}.`;
  const moving = changeSentences(changes).filter((one) => one.factor === found.factor && one.way === way);
  const told = [...(level ? [average] : []), ...moving.map(({ text }) => text)].join(' ');
  return told ? [told] : [];
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

/** The changes that may be told, the most telling first. */
export const toldChanges = ({ changes }: Findings): ChangeSentence[] =>
  changeSentences(changes).filter(({ kind }) => kind !== 'none');

/** What was looked for and not found, or nothing. */
export const notFound = ({ changes }: Findings): string | undefined =>
  changeSentences(changes).find(({ kind }) => kind === 'none')?.text;
