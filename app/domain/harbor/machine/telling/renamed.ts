import type { Topic } from '../../../listener/labels';
import { isCrisis } from '../../../safety/types';
import { isBright, TONE_LEAD } from '../leads/tone-lead';
import { sleptLittle } from '../plain/of-life/slept-little';
import { putRight } from '../plain/put-right/corrected-plainly';
import { protests, saysNoQuestion } from '../plain/put-right/misread';
import { isOfSchool, namedInstead } from '../plain/put-right/named-instead';
import { phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { readAgain } from '../topics/read-again';
import { topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';
import { toneOf } from './by-tone';
import { deniesOpen, without, withoutSituation } from './denial';
import { everyday } from './everyday';
import { openSituation } from './further';
import { readAlone } from './unechoed';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;
const OPENS = /^(?:TOPIC\.(?!more|change|good)|MATTER\.|NEAR|CARD|CARING|LOST)/;

/**
 * A correction that names what it is about, also where no topic is known for it: what was taken is put away, and what is
 * named is read as if it were told first. Null: nothing is put right so.
 */
export function renamed(talk: Talk, written: Written): Move | null {
  const { memory } = talk;
  const { step, topic } = memory;
  const { heard, text } = written;
  const isInside = isExerciseStep(step) && !step?.startsWith('X.');
  if (isInside || isSafetyStep(step) || isCrisis(heard.level) || heard.danger >= HARMLESS) return null;
  const words = typedWords(text);
  const situation = situationDenied(talk, written, words);
  if (situation) return situation;
  const isOther = saysNoQuestion(words) || protests(words) || putRight(words, text)?.kind === 'person';
  const named = topic === null || topic === 'other' || isOther ? null : namedInstead(words, text);
  if (named === null || topic === null) return null;
  const topics = topicsIn(named);
  if (topics.includes(topic) || (topics.length > 0 && deniesOpen(talk, written))) return null;
  const left = without(talk, [topic]);
  const alone = readAgain(readAlone(written, named));
  const opened = everyday(left, alone) ?? aboutTopic(left, alone);
  const isElse = OPENS.test(opened.to) && !left.memory.denied.includes(opened.talk.memory.topic as Topic);
  if (isElse) return { ...opened, leads: ['corrected', ...(opened.leads ?? [])] };
  const last = topics.at(-1) ?? null;
  const fresh = { ...left, memory: { ...left.memory, topic: last, unclear: 0 } };
  if (last) return { talk: fresh, to: `TOPIC.${last}`, leads: ['corrected'], by: 'person' };
  const tone = toneOf(named);
  const lead = `${TONE_LEAD}${tone === null || isBright(tone) ? 'plain' : tone}`;
  return { talk: fresh, to: 'TOPIC.more', leads: ['corrected', lead], by: 'person' };
}

/** Topics that a piece of text names, the subjects of a school among them. */
const topicsIn = (named: string): Topic[] => {
  const topics = topicsNamed(` ${named} `).filter((each) => each !== 'good' && each !== 'other');
  return isOfSchool(named) ? [...topics.filter((each) => each !== 'study'), 'study'] : topics;
};

/** "No, I said three hours": the situation that was taken is put away, and is not said again. */
function situationDenied(talk: Talk, written: Written, words: string): Move | null {
  const open = openSituation(talk);
  const { topic } = talk.memory;
  if (open === null || topic === null || deniesOpen(talk, written)) return null;
  const isLittle = open === 'sleep.tooMuch' && (sleptLittle(words) || NOT_MUCH.test(words));
  if (!isLittle && !(SAID.test(words) && words.split(' ').length <= SHORT)) return null;
  return {
    talk: withoutSituation(talk),
    to: `TOPIC.${topic}`,
    leads: ['corrected', `${TONE_LEAD}plain`],
    by: 'person',
  };
}
/** In words, marks among them. */
const SHORT = 14;
const NOT_MUCH = phrase(
  '(?:not|no|nah) (?:(?:es|duermo|too|so|that|a|tan|tanto|for) )*(?:much|lot|long|mucho|tanto|demasiado)|(?:the )?(?:opposite|other way (?:round|around))|(?:al reves|lo contrario|al contrario)',
);
const SAID =
  /^ (?:(?:no+|nah|nope|wrong|mal|[.,]) )+(?:(?:\S+ ){0,3}(?:no|[.,]) )?(?:i (?:said|told you|wrote)|(?:te |le |yo )?(?:dije|puse|escribi|habia dicho)) /;
