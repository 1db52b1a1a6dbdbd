import { addDays } from '../../../calendar/dates';
import { DAY_MS, HOUR_MS } from '../../../calendar/durations';
import { utcDate } from '../../../calendar/utc';
import { isCrisis } from '../../../safety/types';
import type { Facts } from './facts';
import { NEW_MEMORY, NO_RISK, type Talk } from './state';

/** Open risk is asked about on a visit within so many days. FLOWS section 1. */
const FOLLOWED_DAYS = 14;
/** Somebody who comes back this soon is still in the same talk, whatever was pressed or the calendar says. */
export const SAME_TALK_MS = 2 * HOUR_MS;

/**
 * The talk that a new conversation begins with, and the step that opens it: what was left open first, then a low day, the
 * small step, the worry, the check-in.
 */
export function welcome(
  before: Talk | null,
  { age, facts }: { age: number; facts: Facts },
): { talk: Talk; to: string } {
  const language = before?.risk.language ?? facts.spoken ?? 'en';
  const person = before?.memory.person ?? NEW_MEMORY.person;
  const memory = { ...NEW_MEMORY, person };
  const { openRisk } = person;
  const isOpen =
    openRisk !== null && Date.parse(facts.now) - Date.parse(openRisk.at) <= FOLLOWED_DAYS * DAY_MS;
  if (isOpen && openRisk) {
    // A level falls by an answer alone: who left in a crisis a moment ago is still in one.
    const isStill = before !== null && age <= SAME_TALK_MS && isCrisis(before.risk.level);
    const risk = {
      ...NO_RISK,
      language,
      flow: openRisk.flow,
      raisedBy: before?.risk.raisedBy ?? ('person' as const),
    };
    const level = isStill ? before.risk.level : 'concern';
    return { talk: { risk: { ...risk, level }, memory }, to: followUp(openRisk) };
  }
  const talk = { risk: { ...NO_RISK, language }, memory };
  if (facts.isScoreOpen) return { talk, to: 'SQ.score' };
  if (facts.isNoteOpen) return { talk, to: 'SQ.note' };
  if (isLowToday(facts) && !isOfSameDate(person.softNoAt, facts.now)) return { talk, to: 'LOW' };
  if (person.step && person.step.on < facts.today) return { talk, to: 'RETURN.step' };
  if (person.worry && person.worry.on < facts.today) return { talk, to: 'RETURN.worry' };
  if (hasRecentCheckIn(facts)) return { talk, to: 'RETURN.plain' };
  return { talk, to: before ? 'RETURN.hello' : 'OPEN' };
}

function followUp({ flow, isAnswered }: { flow: string; isAnswered: boolean }): string {
  if (!isAnswered) return 'FOLLOW.open';
  return /^(?:SUI|NS|HOW|OD|HARM)$/.test(flow) ? 'FOLLOW' : 'FOLLOW.danger';
}

const isLowToday = ({ checkIns, today }: Facts) =>
  checkIns.find(({ localDate, answers }) => localDate === today && answers.overallMood !== undefined)?.answers
    .overallMood === 1;

const isOfSameDate = (earlier: string | null, now: string) =>
  earlier !== null && utcDate(new Date(earlier)) === utcDate(new Date(now));

const hasRecentCheckIn = ({ checkIns, today }: Facts) => {
  const newest = checkIns[0];
  const yesterday = addDays(today, -1);
  return (
    newest !== undefined &&
    (newest.localDate === today || newest.localDate === yesterday) &&
    newest.answers.overallMood !== undefined &&
    newest.answers.sleepRating !== undefined
  );
};
