import type { Topic } from '../../../listener/labels';
import { listen } from '../../../listener/listen';
import { isBright } from '../leads/tone-lead';
import { beginExercise } from '../offers/begin-exercise';
import { tellsOfEnd } from '../plain/of-life/ended-well';
import {
  asksOfPanic,
  cannotCareFor,
  soundsHard,
  tellsOfBullying,
  wantsToVent,
  wantsWords,
  withoutSarcasm,
} from '../plain/of-life/first-lines';
import { gladButNot } from '../plain/of-life/glad-but';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic } from './about-topic';
import { mayAsk, toneOf } from './by-tone';

const LONGEST = 260;

const opened = ({ risk, memory }: Talk, topic: Topic, leads: readonly string[] = []): Move => ({
  talk: {
    risk,
    memory: { ...memory, topic, denied: memory.denied.filter((each) => each !== topic), unclear: 0 },
  },
  to: `TOPIC.${topic}`,
  leads,
  by: 'person',
});

const NAMES_WORDS =
  /(?:^| )(?:words?|what to|how to|practi[sc]\S+|rehears\S+|que decir\S*|como decir\S*|palabras|ensayar|practicar)(?= )/;

/** What people come with that has one right place: a page to let it out, panic's own things, words to say, a bully, somebody ill far away. */
export function broughtPlainly(talk: Talk, { text }: Written): Move | null {
  const { step, topic, said } = talk.memory;
  if (text.length > LONGEST || (isExerciseStep(step) && !step?.startsWith('X.'))) return null;
  const words = typedWords(text);
  if (asksOfPanic(words, topic === 'panic')) return opened(talk, 'panic');
  if (tellsOfBullying(words) && said['situation.friends.bullied'] === undefined)
    return opened(talk, 'friends', ['situation.friends.bullied']);
  if (cannotCareFor(words) && topic !== 'caring') return opened(talk, 'caring');
  // What has to be asked of somebody is told, too; words for it are begun with where they may be wanted.
  const say = mayAsk(text) || NAMES_WORDS.test(words) ? wantsWords(words) : null;
  if (say) {
    const begun = beginExercise(talk, 'WORDS');
    return say === 'asked' ? { ...begun, leads: ['none.open'] } : begun;
  }
  return wantsToVent(words) ? { ...beginExercise(talk, 'WRITE'), leads: ['vent.open'] } : null;
}

/** "So that's fun", said of a bad day, is no good news: the rest of it is what was told. */
export function unlessBitter(talk: Talk, written: Written, move: Move): Move {
  if (move.to !== 'TOPIC.good') return move;
  if (tellsOfEnd(typedWords(written.text)) || isGladForOther(written)) return afterTheEnd(talk, written);
  const told = withoutSarcasm(written.text);
  if (told === null || !soundsHard(typedWords(told))) return move;
  const words = ` ${typedWords(told).trim()} `;
  const alone = {
    text: told,
    heard: { ...written.heard, words: words.trimStart(), confidences: listen(told) },
  };
  const next = aboutTopic(talk, alone);
  return next.to === 'TOPIC.good' ? { talk, to: 'UNSURE.open', by: 'person' } : next;
}

/** Glad for somebody else, or glad as one should be, and then the other side of it: "happy for her but I felt sick". */
const isGladForOther = ({ text }: Written): boolean =>
  gladButNot(typedWords(text)) && !isBright(toneOf(text));

/** What is told of its end is no good news either: it is about what it was the end of. */
function afterTheEnd(talk: Talk, written: Written): Move {
  const { memory } = talk;
  const left = { ...talk, memory: { ...memory, denied: [...memory.denied, 'good' as const] } };
  const next = aboutTopic(left, written);
  return next.to === 'TOPIC.good'
    ? { talk: left, to: openTopic(memory.topic), leads: ['tone.heavy'], by: 'person' }
    : next;
}
const openTopic = (topic: Topic | null): string =>
  topic === null || topic === 'other' || topic === 'good' ? 'TOPIC.more' : `TOPIC.${topic}`;
