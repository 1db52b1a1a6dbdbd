import { countOf } from '../calendar/counts-in-words';
import { longDate } from '../calendar/dates-in-words';
import { IN_WORDS, moves } from './factor-names';
import { inPoints, ofFive } from './numbers-in-words';
import type { Risk, RiskRule } from './risk';

const CRISIS_HELP = 'Please call or text 988, or text HOME to 741741: any hour, free.';

const SUBJECT = { mood: 'Your mood', overall: 'All your ratings together' } as const;

/** The rule that fired, in plain words. A high level always names 988 and the text line. Null when no rule fired. */
export function warningSignOf(risk: Risk): string | null {
  const sign = signOf(risk);
  if (sign === null) return null;
  return risk.level === 'high' ? `${sign} You do not have to carry this alone. ${CRISIS_HELP}` : sign;
}

/** The rule alone, without the help lines. */
export function signOf({ rule, onlyLatest }: Risk): string | null {
  const sentence = sentenceOf(rule);
  const isLimited = sentence !== null && onlyLatest && rule.name !== 'crisis-text';
  return isLimited ? `${sentence} ${ONLY_LATEST}` : sentence;
}

/** Said with the rule while there are too few check-ins for the others. */
export const ONLY_LATEST = 'Below 3 check-ins only the latest one is looked at.';

/** What sets the last seven days apart from the pattern as a whole; null when nothing does. */
export function lately({ rule }: Risk): string | null {
  const isOfTheWeek = ['low-week', 'deep-drop', 'drop', 'low-mood'].includes(rule.name);
  return isOfTheWeek ? sentenceOf(rule) : null;
}

function sentenceOf(rule: RiskRule): string | null {
  switch (rule.name) {
    case 'crisis-text':
      return 'Something you wrote in the last 7 days sounded like a crisis.';
    case 'low-week':
      return `In the last 7 days your mood averaged ${ofFive(rule.mood)} and all your ratings together ${ofFive(rule.overall)}, over ${countOf(rule.checkIns, 'check-in')}.`;
    case 'deep-drop':
    case 'drop':
      return `${SUBJECT[rule.of]} averaged ${ofFive(rule.mean)} in the last 7 days (${countOf(rule.days, 'day')} with a check-in): ${inPoints(rule.usual - rule.mean)} below your usual ${rule.usual.toFixed(1)}, which comes from ${countOf(rule.usualDays, 'day')} in the 4 weeks before.`;
    case 'low-mood':
      return `In the last 7 days your mood averaged ${ofFive(rule.mood)}, over ${countOf(rule.checkIns, 'check-in')}.`;
    case 'declining':
      return `${moves(rule.factor, 'has been going down', 'down')}: ${inPoints(rule.change)} lower in the second half of your last ${countOf(rule.days, 'day')} with a check-in than in the first.`;
    case 'low-check-in':
      return `In your check-in of ${longDate(rule.localDate)} you rated ${IN_WORDS.mood} ${rule.mood} of 5 and ${countOf(rule.lowest, 'other question')} 1.`;
    case 'none':
      return null;
  }
}
