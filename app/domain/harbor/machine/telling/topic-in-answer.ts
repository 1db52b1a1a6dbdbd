import type { HeardText } from '../../../safety/types';
import { isOfSchool, namedInstead } from '../plain/put-right/named-instead';
import { isExerciseStep } from '../talk/move';
import type { Talk } from '../talk/state';
import { topicsOf } from '../topics/acts';
import { topicsNamed } from '../topics/topic-words';
import { withContradiction } from './contradicted';
import { everyday } from './everyday';

/** "No, it is the exam": what the answer names is what the talk goes on with. */
export function withTopicIn(before: Talk, heard: HeardText): Talk {
  const talk = withContradiction(before, heard.words);
  const { topic, suspended } = talk.memory;
  const [best] = topicsOf(heard);
  const isKnown = (topic !== null && topic !== 'other') || suspended !== null;
  if (isKnown || !best || best.sure < TOPIC_BESIDE || DENIES.test(heard.words)) return talk;
  return { ...talk, memory: { ...talk.memory, topic: best.topic } };
}
const TOPIC_BESIDE = 0.45;
/** "I do not drink or do drugs": what is denied is no subject. */
const DENIES =
  /(?:^| )(?:do not|never|no) (?:drink|smoke|do drugs|use|take anything|bebo|tomo|fumo|consumo)(?= )/;

/**
 * The same for who was taken aback by the question, and says what it was about instead: an exercise that was open goes on,
 * words that are asked for are found, and a topic that is named goes before one that Harbor had guessed.
 */
export function withMeant(talk: Talk, heard: HeardText): Talk {
  const { memory } = talk;
  if (isExerciseStep(memory.suspended)) return talk;
  const asked = everyday(talk, { heard, text: heard.words });
  if (asked?.to === 'WORDS.1') return { ...talk, memory: { ...asked.talk.memory, suspended: asked.to } };
  const put = withContradiction(talk, heard.words);
  if (put !== talk) return put;
  const named = namedInstead(` ${heard.words.trim()} `, heard.words);
  if (named !== null && memory.topic !== null) return withNamed(talk, named);
  const [topic] = topicsNamed(heard.words);
  return topic ? { ...talk, memory: { ...memory, topic, suspended: null } } : withTopicIn(talk, heard);
}

/** What was taken is put away; what is named is what the talk goes on with, or there is room for it where it is no known topic. */
function withNamed(talk: Talk, named: string): Talk {
  const { topic } = talk.memory;
  const other = topicsNamed(` ${named} `).at(-1) ?? (isOfSchool(named) ? ('study' as const) : null);
  if (topic === null || other === topic) return talk;
  const memory = { ...talk.memory, topic: other, suspended: other ? null : 'TOPIC.more', guesses: [] };
  return { ...talk, memory: { ...memory, denied: [...new Set([...memory.denied, topic])] } };
}
