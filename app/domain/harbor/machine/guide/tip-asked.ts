import { soundsGrave } from '../plain/of-harbor/asked-of-life';
import { asksForAnother, asksForTip } from '../plain/of-harbor/asks-tip';
import { asksWhatWorks, mixesNapAndCoffee, saysAskedElse } from '../plain/of-harbor/asks-what-works';
import { factAsked } from '../plain/of-harbor/facts-asked';
import { knownAnswer } from '../plain/of-harbor/known-answers';
import { typedWords } from '../plain/typed-words';
import { hasRule } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { everyday } from '../telling/everyday';
import { isAboutMedicine } from '../topics/about';
import { topicsOf } from '../topics/acts';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;
/** A topic is named surely enough for a tip. */
const LIKELY = 0.45;

const isCalm = ({ risk, memory: { step } }: Talk, { heard }: Written): boolean =>
  risk.level === 'none' &&
  !isSafetyStep(step) &&
  !(isExerciseStep(step) && !step?.startsWith('X.')) &&
  heard.level === 'none' &&
  heard.danger < HARMLESS &&
  !hasRule(heard);

/** One thing that works is asked for: one tip comes at once, for what was named or is open, and no list. Null: none is asked for. */
export function tipAsked(talk: Talk, written: Written): Move | null {
  if (!isCalm(talk, written)) return null;
  const words = typedWords(written.text);
  if (soundsGrave(words)) return null;
  const isAnother = /^TIP\./.test(talk.memory.step ?? '') && asksForAnother(words);
  if (!isAnother && (!asksForTip(words, written.text) || hasItsOwn(talk, written))) return null;
  const there = isAnother ? talk : withNamedTopic(talk, written);
  return { talk: suspending(there), to: 'TIP', by: 'person' };
}

/** What is said in front of people, to somebody, or to calm down before a test, is practised with steps of its own. */
const hasItsOwn = (talk: Talk, written: Written): boolean =>
  /^(?:SPEAK\.|WORDS\.|HELP\.calm)/.test(everyday(talk, written)?.to ?? '');

/** Where one of these stands open, what is asked again was not answered by it. */
const ANSWERED = /^(?:FACT\.|ASKED\.(?:works|none|hours))/;

/** Whether something works is asked, and no fact stands for it: Harbor says so, and has a tip. Null: it is not asked. */
export function worksAnswered(talk: Talk, written: Written): Move | null {
  if (!isCalm(talk, written)) return null;
  const { text, heard } = written;
  const words = typedWords(text);
  const { step } = talk.memory;
  if (soundsGrave(words.replace(BEATS, ' ')) || isAboutMedicine(heard.words)) return null;
  const fact = factAsked(words, text);
  const isElse = ANSWERED.test(step ?? '') && saysAskedElse(words);
  const isMixed = mixesNapAndCoffee(words) && fact !== null;
  const isOther = fact === null && knownAnswer(words, text, false) === null && asksWhatWorks(words, text);
  return isElse || isMixed || isOther ? noLine(withNamedTopic(talk, written)) : null;
}

/** "Does a blind beat an eye mask". */
const BEATS = / beats? (?=(?:an?|the) )/g;

/** There is no line for it: a tip is offered, for what the talk is about. */
export const noLine = (talk: Talk): Move => {
  const { topic } = talk.memory;
  return {
    talk: suspending(talk),
    to: topic !== null && topic !== 'other' ? 'ASKED.works' : 'ASKED.worksAny',
    by: 'person',
  };
};

/** The talk about what was named; what was denied stays so. */
function withNamedTopic(talk: Talk, { heard }: Written): Talk {
  const { risk, memory } = talk;
  const [best] = topicsOf(heard).filter(({ topic }) => !memory.denied.includes(topic) && topic !== 'good');
  return best && best.sure >= LIKELY ? { risk, memory: { ...memory, topic: best.topic } } : talk;
}
