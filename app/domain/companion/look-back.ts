import { addDays, daysBetween } from '../owners/calendar';
import { STEP_TEXTS } from '../check-in/step-texts';
import type { FactorField } from '../check-in/answers';
import type { Slot } from './compose';
import type { TopicFlow } from './flows/flow';
import { BACK_TO_CHOICE, BACK_TO_TOPIC, BACK_TO_WORDS } from './flows/shared';
import { fillIn } from './words/fill-in';
import type { CompanionMemory, KnownFacts } from './types';

/** From the third reply on a look back is welcome, with the fourth it is due. */
const WELCOME_AFTER = 3;
const DUE_AFTER = 4;
const RECENT_DAYS = 7;

/** A sentence that refers to something said before or to a check-in, when one is due; it is always true. */
export function lookBack(
  memory: CompanionMemory,
  { facts, flow, hasNewWords }: { facts: KnownFacts; flow: TopicFlow | null; hasNewWords: boolean },
): Slot | null {
  if (memory.turn - memory.lookedBack < (hasNewWords ? DUE_AFTER : WELCOME_AFTER)) return null;
  if (flow?.back)
    return memory.turn > 1 ? { kind: 'back', id: `${flow.topic}.back`, lines: flow.back } : null;
  const said = memory.said.filter(({ turn, phrase }) => turn <= memory.turn - 2 && !isUsed(memory, phrase));
  const words = said[0];
  const checkIn = sentenceOfCheckIn(facts, flow);
  if (checkIn && !isUsed(memory, checkIn)) return { kind: 'back', id: `back:${checkIn}`, lines: [checkIn] };
  if (words) return slot(`back:${words.phrase}`, BACK_TO_WORDS, { phrase: words.phrase });
  if (memory.choice && memory.choice.turn < memory.turn - 1) {
    return slot('back-choice', BACK_TO_CHOICE, { choice: memory.choice.what });
  }
  return flow && memory.flow && memory.turn > 3
    ? slot('back-topic', BACK_TO_TOPIC, { label: flow.label })
    : null;
}

const isUsed = (memory: CompanionMemory, text: string) =>
  memory.recent.some((trace) => trace.includes(`back:${text}.`));

const slot = (id: string, lines: readonly string[], values: Record<string, string>): Slot => ({
  kind: 'back',
  id,
  lines: lines.map((line) => fillIn(line, values)),
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function sentenceOfCheckIn({ checkIns, today }: KnownFacts, flow: TopicFlow | null): string | null {
  const field = flow?.factor;
  if (!field) return null;
  const found = checkIns.find(
    ({ localDate, answers }) => answers[field] !== undefined && daysBetween(localDate, today) < RECENT_DAYS,
  );
  const rating = found?.answers[field];
  return found && rating ? `${dayName(found.localDate, today)} ${ratingWords(field, rating)}.` : null;
}

/** "Today", "Yesterday" or "On Tuesday" for a day of the last week. */
export function dayName(localDate: string, today: string): string {
  if (localDate === today) return 'Today';
  if (localDate === addDays(today, -1)) return 'Yesterday';
  return `On ${WEEKDAYS[new Date(`${localDate}T00:00:00Z`).getUTCDay()]}`;
}

/** "you rated sleep 2 of 5"; stress and anxiety, whose scales run the other way, by their label instead. */
export function ratingWords(field: FactorField, rating: 1 | 2 | 3 | 4 | 5): string {
  const { id, options } = STEP_TEXTS[field];
  if (field === 'stressRating') return `you marked your stress level as "${options[rating - 1]?.[0]}"`;
  if (field === 'anxietyRating') return `you marked your anxiety as "${options[rating - 1]?.[0]}"`;
  const name = { selfcare: 'self-care', social: 'how connected you feel', mood: 'your mood' }[id] ?? id;
  return `you rated ${name} ${rating} of 5`;
}
