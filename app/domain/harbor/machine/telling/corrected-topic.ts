import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';

/** "The problem is": what is named after it is what was meant. */
export const PUT_RIGHT =
  /(?:^| )(?:(?:the )?(?:problem|issue|trouble|thing) is|(?:el )?(?:problema|asunto|tema) es)(?= )/;

/** "Not that, it is school": the topic that a correction names, when it is another than the one that was taken. */
export function corrected(talk: Talk, written: Written): Move | null {
  const { topic, guesses, situations } = talk.memory;
  if (topic === null && guesses.length === 0 && situations.length === 0) return null;
  // "No, my wife is fine. The problem is the job": what is named last.
  const [last = ''] = written.heard.words.split(PUT_RIGHT).slice(-1);
  const all = topicsNamed(` ${last}`);
  if (topic && all.includes(topic)) return aboutTopic(talk, written);
  const [named] = all.filter((each) => each !== guesses[0]);
  if (!named) return null;
  const renamed = { ...talk, memory: { ...talk.memory, topic: named, unclear: 0 } };
  return { talk: renamed, to: `TOPIC.${named}`, leads: ['corrected'], by: 'person' };
}
