import type { Topic } from '../../../listener/labels';
import type { Remark } from '../../../meanings/remarks';
import { STEPS } from '../../steps/all';
import { TOPICS_OPENED } from '../../steps/topics';
import { REMARK_LEAD } from '../leads/remark-leads';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { inOpenTopic, listsShown } from './about-topic';
import { matterGoesOn } from './matters';

/** In words. */
const LONGEST_ANSWER = 5;
const FEWEST_TOLD = 3;

/** Replies that say something and ask no yes or no: a "yes" there agrees, and presses no button. */
const TELLS = /^(?:TOPIC\.(?!change)|TRIED|MATTER\.)/;
const SAID_TO: Readonly<Record<string, Remark>> = { yes: 'agrees', unsure: 'shrugs' };
const isOpenTopic = (topic: Topic | null) => topic !== null && topic !== 'other';

/** "Yes", "no" and "I do not know" to the reply before. */
export function shortAnswer(talk: Talk, { heard }: Written, act: string): Move | null {
  const { memory } = talk;
  const words = heard.words.split(' ').length;
  if (words > LONGEST_ANSWER) return null;
  const said = TELLS.test(memory.step ?? '') ? SAID_TO[act] : undefined;
  if (said && words <= FEWEST_TOLD && isOpenTopic(memory.topic))
    return { talk, to: `TOPIC.${memory.topic}`, leads: [`${REMARK_LEAD}${said}`], by: 'person' };
  const typed = STEPS[memory.step ?? '']?.typed;
  const id = act === 'yes' || act === 'more' ? typed?.yes : act === 'no' ? typed?.no : typed?.unsure;
  const offered =
    memory.offered.find((each) => each.id === id) ?? (act === 'yes' ? memory.offered[0] : undefined);
  if (offered) return { talk: withTopicOf(talk, offered.target), to: offered.target, by: 'person' };
  const isTold = act === 'no' && words > FEWEST_TOLD && memory.topic !== null;
  if (act === 'more' || memory.step === null || isTold) return null;
  const further = act === 'unsure' ? (matterGoesOn(talk) ?? inOpenTopic(talk)) : null;
  if (further) return further;
  // Who does not know which topic it is needs no list of them again.
  const isShown = (memory.said['PICK?'] ?? 0) > 0 && listsShown(talk) > 0;
  const list = memory.step.startsWith('PICK') ? 'UNSURE.2' : 'PICK';
  return { talk, to: isShown || listsShown(talk) > 1 ? 'UNSURE.open' : list, by: 'person' };
}

const withTopicOf = ({ risk, memory }: Talk, target: string): Talk => {
  const topic = Object.keys(TOPICS_OPENED).find((each) => target === `TOPIC.${each}`);
  return { risk, memory: topic ? { ...memory, topic: topic as Talk['memory']['topic'] } : memory };
};
