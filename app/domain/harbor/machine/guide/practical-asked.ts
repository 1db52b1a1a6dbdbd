import type { Topic } from '../../../listener/labels';
import { soundsGrave } from '../plain/of-harbor/asked-of-life';
import { factAsked } from '../plain/of-harbor/facts-asked';
import { asksHow } from '../plain/of-harbor/practical-question';
import { phrase, typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { noLine } from './tip-asked';

/** Where a question sounds like this much danger it is not answered in general. */
const HARMLESS = 0.6;

const isCalm = (talk: Talk, { heard }: Written): boolean =>
  talk.risk.level === 'none' &&
  !isSafetyStep(talk.memory.step) &&
  (heard.level === 'none' || (heard.level === 'concern' && !hasRule(heard))) &&
  heard.danger < HARMLESS;

/** A plain question about bodies, sleep or feelings has a plain answer, and what was open waits. Null: none is asked. */
export function factAnswered(talk: Talk, written: Written): Move | null {
  if (!isCalm(talk, written)) return null;
  const to = factAsked(typedWords(written.text), written.text);
  if (to === null) return null;
  const there = withTopic(talk, OF_TOPIC[to]);
  // Told just now, it is no answer to the next question.
  return to === talk.memory.step ? noLine(there) : { talk: suspending(there), to, by: 'person' };
}

/** What each of them is about, where nothing else is. */
const OF_TOPIC: Readonly<Record<string, Topic>> = {
  'FACT.teen': 'sleep',
  'FACT.shift': 'sleep',
  'FACT.nap': 'sleep',
  'FACT.caffeine': 'sleep',
  'FACT.heart': 'panic',
  'FACT.panic': 'panic',
};
const withTopic = ({ risk, memory }: Talk, topic: Topic | undefined): Talk => ({
  risk,
  memory: { ...memory, topic: memory.topic ?? topic ?? null },
});

/** How to do something is asked: Harbor says that it has steps for that, and no answer. Null: it is not. */
export function howAnswered(talk: Talk, written: Written): Move | null {
  const { text } = written;
  const words = typedWords(text);
  const isInside = isExerciseStep(talk.memory.step) && !/^X\./.test(talk.memory.step ?? '');
  if (!isCalm(talk, written) || isInside || soundsGrave(words)) return null;
  return asksHow(words, text) && !NOT_KNOWN.test(words)
    ? { talk: suspending(talk), to: 'ASKED.how', by: 'person' }
    : null;
}
/** "I do not know how to fix it": told, and not asked. */
const NOT_KNOWN = phrase(
  '(?:not|never|nobody|no one|dunno|idk|no idea|not sure) (?:\\S+ ){0,2}(?:know |knows |knew |sure |idea )?(?:how|what)(?! \\S+ \\?)|no (?:se|sabemos|sabia|tengo idea(?: de)?) (?:ni )?(?:como|que)|ni idea de (?:como|que)',
);
