import { type Topic, TOPICS } from '../../../listener/labels';
import { LINES_OF_EACH } from '../../content/further';
import { topicOfSituation } from '../offers/situation';
import { idles } from '../plain/of-harbor/idling';
import { saysAlone } from '../plain/of-life/alone';
import { protests, saysMisread, saysNoQuestion, saysWrong } from '../plain/put-right/misread';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsOf } from '../topics/acts';
import { deniedTopics, deniesPart, tellsInstead } from '../topics/denied-topics';
import { topicsNamed } from '../topics/topic-words';
import { NAMES_DANGER } from './by-tone';
import { everyday } from './everyday';
import { openSituation } from './further';
import { righted, tellsBeside } from './righted';

/** What is open is denied, in so many words: that goes before whatever its words would open again. */
export const deniesOpen = (talk: Talk, { text }: Written): boolean => {
  const open = openTopics(talk).filter((topic) => topic !== null);
  return open.length > 0 && deniedTopics(typedWords(text), open, open).denied.length > 0;
};

/** The talk without what a text denies, where the text is answered for something else. */
export const withoutDenied = (talk: Talk, { text }: Written): Talk => {
  const open = openTopics(talk).filter((topic) => topic !== null);
  const { denied } = deniedTopics(typedWords(text), open, open);
  return denied.length > 0 && !isExerciseStep(talk.memory.step) ? without(talk, denied) : talk;
};

/** A topic that is denied is left, and not opened again before it is named; what is named instead opens. */
export function deniedTopic(talk: Talk, written: Written): Move | null {
  const { memory } = talk;
  const isOffered = memory.step?.startsWith('X.') === true && memory.exercise !== null;
  if (isExerciseStep(memory.step) && memory.exercise !== null && !isOffered) return null;
  const words = typedWords(written.text);
  const open = openTopics(talk).filter((topic) => topic !== null);
  const { denied, rest } = deniedTopics(words, TOPICS, open);
  if (denied.length === 0 && memory.topic !== null && deniesPart(words) && topicsNamed(rest).length === 0)
    return stay(withoutSituation(talk), 'corrected.stay');
  if (isOffered && denied.length === 0) return null;
  const isCalm = written.heard.level === 'none' && !NAMES_DANGER.test(written.heard.words);
  const isTold = isCalm && tellsBeside(rest) && !idles(rest, written.text);
  if (isTold && denied.length === 0 && isOfAnswer(talk, words)) return stayingWith(talk, written, rest);
  const taken = memory.topic ?? memory.guesses[0] ?? likeliestOf(talk);
  if (denied.length === 0 && (taken === null || !saysMisread(words))) return null;
  const isTaken = [...openTopics(talk), likeliestOf(talk)].some((topic) => topic !== null);
  if (!isTaken && !saysMisread(words)) return null;
  const left = without(talk, denied.length > 0 ? denied : [taken]);
  if (isTold && wordCount(rest) >= LONG) return righted(left, written, rest);
  const matter =
    denied.length > 0 && !idles(rest, written.text) ? everyday(left, { ...written, text: rest }) : null;
  const isLeft = left.memory.denied.some((topic) => topic === matter?.talk.memory.topic);
  if (matter && !isLeft && !/^(?:HUMAN|NUMBER)$/.test(matter.to))
    return { ...matter, leads: ['corrected', ...(matter.leads ?? [])] };
  const [named] = instead(rest, left);
  if (named) {
    const opened = { ...left, memory: { ...left.memory, topic: named } };
    return { talk: opened, to: `TOPIC.${named}`, leads: ['corrected'], by: 'person' };
  }
  if (isTold) return righted(left, written, rest);
  if (left.memory.topic !== null) return stay(left, 'corrected.stay');
  if (idles(rest, written.text)) return { talk: suspending(left), to: 'LOOKING', by: 'person' };
  if (tellsInstead(rest)) return { talk: left, to: 'CORRECT', leads: ['corrected.unknown'], by: 'person' };
  const guesses = topicsOf(written.heard)
    .map(({ topic }) => topic)
    .filter((topic) => !left.memory.denied.includes(topic))
    .slice(0, MOST_GUESSES);
  return { talk: { ...left, memory: { ...left.memory, guesses } }, to: 'CORRECT', by: 'person' };
}
const MOST_GUESSES = 3;
/** So many words beside a denial are read as a whole; fewer name what it is. */
const LONG = 7;
const wordCount = (words: string): number => (words.match(/[a-z0-9']+/g) ?? []).length;

/** Replies that answer something; that they do not fit says nothing against the topic. */
const ANSWERS = /^(?:ASKED|ABOUT|JOKE|TEST|CHAT|HUMAN|THANKS|COMPLAIN|LANGUAGE|PLAN)(?:\.|$)/;
/** What is denied is a reply, or how it was heard, and no topic. */
const isOfAnswer = ({ memory }: Talk, words: string): boolean =>
  saysNoQuestion(words) ||
  protests(words) ||
  (saysMisread(words) && (ANSWERS.test(memory.step ?? '') || !saysWrong(words)));

/** What is told again is read anew, and the topic stays where it says no other. */
function stayingWith(talk: Talk, written: Written, rest: string): Move {
  const { topic, denied } = talk.memory;
  const isGood = topic === 'good' || talk.memory.step === 'TOPIC.good';
  const move = righted(isGood ? without(talk, ['good']) : talk, written, rest);
  const { memory } = move.talk;
  if (topic === null || memory.topic === topic || memory.topic === null) return move;
  return { ...move, talk: { ...move.talk, memory: { ...memory, denied: [...denied, topic] } } };
}

/** What is open or likely, also by the exercise that is offered. */
const openTopics = ({ memory }: Talk): (Topic | null)[] => [
  memory.topic,
  memory.exercise === 'SLEEP' ? 'sleep' : null,
  ...memory.guesses,
];

/** The situation that was taken wrongly says no more; the topic stays. */
export function withoutSituation(talk: Talk): Talk {
  const open = openSituation(talk);
  if (!open) return talk;
  const { risk, memory } = talk;
  const said = { ...memory.said, [`told.${open}`]: LINES_OF_EACH, [`helps.${open}`]: LINES_OF_EACH };
  return { risk, memory: { ...memory, said } };
}

const likeliestOf = ({ memory: { situations } }: Talk): Topic | null =>
  situations[0] ? topicOfSituation(situations[0]) : null;

/** The talk with topics denied: none of them stays open or stands among the guesses. */
export function without({ risk, memory }: Talk, topics: readonly (Topic | null)[]): Talk {
  const denied = [...new Set([...memory.denied, ...topics.filter((topic) => topic !== null)])];
  return {
    risk,
    memory: {
      ...memory,
      denied,
      topic: memory.topic !== null && denied.includes(memory.topic) ? null : memory.topic,
      guesses: [],
      exercise: null,
      slots: {},
      situations: [],
      suspended: denied.some((topic) => memory.suspended === `TOPIC.${topic}`) ? null : memory.suspended,
      unclear: 0,
    },
  };
}

const instead = (rest: string, { memory }: Talk): Topic[] =>
  [...(saysAlone(rest) ? (['lonely'] as const) : []), ...topicsNamed(rest)].filter(
    (topic) => !memory.denied.includes(topic),
  );
