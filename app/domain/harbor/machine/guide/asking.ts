import { DIRECT_SIGNS, type Sign } from '../../../listener/labels';
import { homeInstead } from '../danger/played-down';
import { situationNear, topicOfSituation } from '../offers/situation';
import { askedOfHarbor } from '../plain/of-harbor/about-harbor';
import { typedWords } from '../plain/typed-words';
import { isDirectSign } from '../signs/signs';
import { isExerciseStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic } from '../telling/about-topic';
import { everyday } from '../telling/everyday';
import { whetherNormal } from '../telling/normal';
import { isBabyHarm } from '../topics/baby';

/** Questions about the person's own life, which may begin with what was understood of the text. */
const OWN_LIFE = /^SQ\.(?:plain|soft|new)$/;

/**
 * The question that a text brings about by its signs. It begins with a line for the situation, where that is plain enough
 * for how direct it sounds; and after a "no" the talk goes to what the text was about, as it would have without the question.
 */
export function asking(
  talk: Talk,
  written: Written,
  { question, sign }: { question: string; sign: Sign | null },
): Move {
  const home = OWN_LIFE.test(question) ? homeInstead(talk, written.heard) : null;
  if (home) return home;
  const kept = suspending(talk);
  if (question === 'SQ.others' && isBabyHarm(written.heard, talk.memory.topic))
    return {
      talk: withTopic(saidAlready(kept, 'MATTER.baby'), 'newborn', 'MATTER.baby'),
      to: question,
      leads: ['baby.down'],
      by: 'signs',
    };
  if (question === 'SQ.food')
    return { talk: withTopic(kept, 'food', 'MATTER.eating'), to: question, by: 'signs' };
  const by = 'signs' as const;
  if (!OWN_LIFE.test(question) || isExerciseStep(kept.memory.suspended))
    return { talk: kept, to: question, by };
  const words = typedWords(written.text);
  const normal = askedOfHarbor(words, written.text) === 'ABOUT.normal' ? whetherNormal(talk, words) : [];
  if (normal.length > 0) return { talk: kept, to: question, leads: normal, by };
  const plain = everyday(kept, written);
  const told = situationNear(written, sign !== null && isDirectSign(sign));
  if (told && !plain) {
    const topic = topicOfSituation(told);
    const memory = { ...kept.memory, topic, suspended: topic === 'other' ? 'PICK' : `TOPIC.${topic}` };
    return { talk: { risk: kept.risk, memory }, to: question, leads: [`situation.${told}`], by };
  }
  const about = plain ?? aboutTopic(talk, written);
  const isAbout = /^(?:TOPIC\.|WHICH$|CONFIRM$|NEAR|CARD|CARING|LOST$)/.test(about.to);
  const talkAfter = isAbout
    ? { risk: kept.risk, memory: { ...about.talk.memory, suspended: about.to } }
    : kept;
  return { talk: talkAfter, to: question, by, ...(isGuess(written, question) && { leads: ['ask.maybe'] }) };
}

/** Nothing was said that a rule knows, and of no sign it is clear that it is there: the question says that it may not fit. */
const isGuess = ({ heard: { rules, confidences } }: Written, question: string): boolean =>
  question === 'SQ.plain' &&
  rules.every((id) => /^(?:learned|overruled):/.test(id)) &&
  DIRECT_SIGNS.every((sign) => (confidences[sign] ?? 0) < CLEAR);
const CLEAR = 0.5;

/** The first line of a matter is said with the question: after it the second comes. */
const saidAlready = ({ risk, memory }: Talk, matter: string): Talk => ({
  risk,
  memory: { ...memory, said: { ...memory.said, [matter]: Math.max(1, memory.said[matter] ?? 0) } },
});

/** The talk with the topic that it goes on with after the answer. */
const withTopic = ({ risk, memory }: Talk, topic: 'newborn' | 'food', suspended: string): Talk => ({
  risk,
  memory: { ...memory, topic, suspended: isExerciseStep(memory.suspended) ? memory.suspended : suspended },
});
