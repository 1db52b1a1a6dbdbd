import { countOf } from '../calendar/counts-in-words';
import { firstCharacters, hasAtMost } from '../parse';
import { REFLECTION_FIELDS, type ReflectionField, type ReflectionTexts } from './fields';

/** The check-ins of one week in numbers. */
export interface WeekNumbers {
  checkIns: number;
  /** Days with a check-in. */
  days: number;
  /** Mean of the week's overall moods, 1-5; null without a check-in. */
  mood: number | null;
  /** 'Tuesday'; null when no day stands alone above the others. */
  bestDay: string | null;
}

const SUBJECTS: Readonly<Record<ReflectionField, string>> = {
  highlights: 'what went well',
  challenges: 'what was hard',
  gratitude: 'what you are grateful for',
  nextWeekGoals: 'what you want next',
};

const QUOTE_MAX = 120;

/**
 * A short summary of a reflection, put together by fixed rules: which subjects it has, what the check-ins of that week
 * were, and the person's own first words. It judges nothing and adds nothing.
 */
export function summariseReflection(texts: ReflectionTexts, week: WeekNumbers): string {
  const subjects = REFLECTION_FIELDS.filter((field) => texts[field]).map((field) => SUBJECTS[field]);
  return [
    `You wrote about ${inARow(subjects)}.`,
    checkInSentence(week),
    `It begins: “${firstWords(texts.highlights)}”`,
    texts.nextWeekGoals && `For the week ahead you noted: “${firstWords(texts.nextWeekGoals)}”`,
  ]
    .filter(Boolean)
    .join(' ');
}

function checkInSentence({ checkIns, days, mood, bestDay }: WeekNumbers): string {
  if (checkIns === 0 || mood === null) return 'There are no check-ins in this week.';
  const often = `${countOf(checkIns, 'check-in')} on ${countOf(days, 'day')}`;
  const best = bestDay ? `, highest on ${bestDay}` : '';
  return `There were ${often}, with a mean of ${mood.toFixed(1)} out of 5${best}.`.replace(
    /^There were 1 /,
    'There was 1 ',
  );
}

function inARow(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The first sentence, or as many whole words of it as fit. */
function firstWords(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const sentence = /^.+?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (hasAtMost(sentence, QUOTE_MAX)) return sentence;
  const cut = firstCharacters(sentence, QUOTE_MAX);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}
