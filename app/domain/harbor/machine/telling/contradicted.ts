import { type Topic, TOPICS } from '../../../listener/labels';
import { isCrisis } from '../../../safety/types';
import { contradiction } from '../plain/put-right/contradicts';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { deniedTopics } from '../topics/denied-topics';
import { everyday } from './everyday';
import { righted, tellsBeside } from './righted';

const LEAD: Readonly<Partial<Record<Topic, string>>> = { body: 'named.tired', caring: 'named.pain' };

/**
 * A text that contradicts the topic Harbor took drops it at once, and goes to what it names instead: somebody who has
 * died, somebody in pain, or that they are tired. Null: it contradicts nothing, or names something else.
 */
export function contradicted(talk: Talk, written: Written): Move | null {
  const { topic, step } = talk.memory;
  const { heard, text } = written;
  if (topic === null || isExerciseStep(step) || isSafetyStep(step)) return null;
  if (isCrisis(heard.level)) return null;
  const words = typedWords(text);
  const found = contradiction(words, topic, deniesIn(words, topic));
  if (!found) return null;
  const { instead, rest } = found;
  const left = leaving(talk, topic, instead);
  if (instead === null) {
    const told = everyday(left, written);
    const isElse = told !== null && told.talk.memory.topic !== topic && !/^(?:HUMAN|NUMBER)$/.test(told.to);
    if (isElse) return { ...told, leads: ['corrected', ...(told.leads ?? [])] };
    return heard.level === 'none' && tellsBeside(rest)
      ? righted(left, written, rest)
      : { talk: left, to: 'CORRECT', by: 'person' };
  }
  const lead = LEAD[instead];
  return { talk: left, to: `TOPIC.${instead}`, leads: ['corrected', ...(lead ? [lead] : [])], by: 'person' };
}

/** The same beside a "no" to a question that stood open: what waits behind it is what was named. */
export function withContradiction(talk: Talk, words: string): Talk {
  const { topic, suspended } = talk.memory;
  const open = topic ?? TOPICS.find((each) => suspended === `TOPIC.${each}`) ?? null;
  if (open === null || isExerciseStep(suspended)) return talk;
  const padded = ` ${words.trim()} `;
  const found = contradiction(padded, open, deniesIn(padded, open));
  return found ? leaving(talk, open, found.instead) : talk;
}

const deniesIn = (words: string, topic: Topic): boolean => deniedTopics(words, [topic]).denied.length > 0;

function leaving({ risk, memory }: Talk, topic: Topic, named: Topic | null): Talk {
  const denied = [...new Set([...memory.denied, topic])].filter((each) => each !== named);
  const suspended = memory.suspended === `TOPIC.${topic}` ? null : memory.suspended;
  return {
    risk,
    memory: {
      ...memory,
      topic: named,
      denied,
      suspended: suspended?.startsWith('MATTER') ? null : suspended,
      guesses: [],
      situations: [],
      unclear: 0,
    },
  };
}
