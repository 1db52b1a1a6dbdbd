import { timeIn } from '../plain/of-exercises/time-said';
import { objectsToHour, saysNight } from '../plain/of-exercises/worry-hour';
import { typedWords } from '../plain/typed-words';
import { type Move, stay } from '../talk/move';
import type { Resolved } from '../talk/resolved';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

const FROM = 22;
const UNTIL = 5;
const FEWEST_TOLD = 4;

/** At the hour of a worry an objection is no hour; and at night nothing has to be done about it before the day. Null: neither. */
export function ofWorryHour(talk: Talk, { text }: Written): Move | null {
  const { step } = talk.memory;
  const words = typedWords(text);
  if (step === 'WORRY.3') return ofHour(talk, words, text);
  if (step === 'WORRY.2' && saysNight(words) && words.trim().split(' ').length >= FEWEST_TOLD)
    return { talk: withSlots(talk, { night: 'yes' }), to: 'WORRY.3', leads: ['worry.late'], by: 'person' };
  return null;
}
/** An hour behind a no is the hour; a question has an answer, and an objection leaves it open. */
function ofHour(talk: Talk, words: string, text: string): Move | null {
  if (words.includes(' ? ')) return stay(talk, 'worry.anyTime');
  if (objectsToHour(words)) return stay(talk, 'worry.otherTime');
  const time = NO_FIRST.test(text) ? timeIn(text.replace(NO_FIRST, '')) : null;
  return time === null ? null : { talk: withSlots(talk, { time }), to: 'WORRY.4', by: 'person' };
}
const NO_FIRST = /^\W*(?:no|nah|nope)\b[\s,.]*(?:(?:better|rather|mejor)\b[\s,]*)?/i;

/** Where the hour is asked for at night, it is said first that it is for the day. */
export const byDay = (talk: Talk, hour: number): Resolved | null =>
  (hour >= FROM || hour < UNTIL) && talk.memory.slots.night === undefined
    ? { talk: withSlots(talk, { night: 'yes' }), to: 'WORRY.3', leads: ['worry.late'] }
    : null;
