import type { Executor } from 'db/client';
import { assessText } from '../safety/assess-text.server';
import { REFLECTION_FIELDS, type ReflectionTexts } from './fields';
import { summariseReflection } from './summary';
import { readWeekNumbers } from './week-numbers.server';

interface Written {
  ownerId: string;
  /** The Sunday that starts it, YYYY-MM-DD. */
  week: string;
  texts: ReflectionTexts;
}

/** What is stored beside the words of a reflection: the summary made from them, and what the safety check found. */
export async function workOutReflection(tx: Executor, { texts, ...which }: Written) {
  return {
    aiSummary: summariseReflection(texts, await readWeekNumbers(tx, which)),
    // The texts as one: a sentence may begin in one field and end in the next.
    textLevel: assessText(REFLECTION_FIELDS.map((field) => texts[field]).join('\n\n'), 'reflection').level,
  };
}
