import type { ExerciseId } from '../../steps/exercises/all';
import { beginExercise } from '../offers/begin-exercise';
import { exercisePool } from '../offers/exercise-pool';
import { withOnlyRefused, withRefused } from '../offers/refuse';
import { asksForOne, asksForStretches } from '../plain/of-exercises/asks-for-one';
import { wantedExercise } from '../plain/of-exercises/wanted-exercise';
import { wishedExercise, wishesForStep } from '../plain/of-exercises/wished-exercise';
import { refusedByName, refusesAll } from '../plain/put-right/refusing';
import { takesBack, wantsOnly } from '../plain/put-right/takes-back';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsOf } from '../topics/acts';
import { topicsNamed } from '../topics/topic-words';

/** With more danger in it than this a wish goes its own way. */
const HARMLESS = 0.5;
/** The lead that names what was put away last, and that nothing else was. */
export const ONLY = 'refused.only';

/** Where an exercise is open, what is typed belongs to it. */
const isInside = ({ memory: { step } }: Talk): boolean =>
  isExerciseStep(step) && !/^X\.(?!before|after|which)/.test(step ?? '') && !IS_OVER.test(step ?? '');
const IS_OVER = /^(?:WRITE\.(?:done|deleted)|SLEEP\.end|\w+\.(?:kept|deleted))$/;

/**
 * What is wished for: an exercise by its name or its button, one thing to do, or a refusal taken back. It is offered at
 * once. Null: nothing is.
 */
export function wished(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  if (isSafetyStep(talk.memory.step) || isInside(talk)) return null;
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const words = typedWords(text);
  const back = takenBack(talk, written, words);
  if (back) return back;
  const instead = wishedInstead(talk, written);
  if (instead) return instead;
  const named = refusedByName(words) || refusesAll(words) ? null : wishedExercise(words, text);
  if (named) return begun(talk, named);
  if (asksForStretches(words, text)) return { ...begun(talk, gentlest(talk)), leads: ['none.stretches'] };
  return asksForOne(words, text) ? begun(talk, oneFor(talk, written)) : null;
}

/** Only what is named is put away, and what is wished for beside it is offered at once. */
export function wishedInstead(talk: Talk, written: Written): Move | null {
  const { text } = written;
  const words = typedWords(text);
  const named = refusedByName(words);
  if (!named) return null;
  const wish = wishedExercise(words, text) ?? (wishesForStep(words, text) ? 'STEP' : null);
  if (wish === null || wish === named) return null;
  const left = withTopic(withRefused(talk, [named]), written);
  return { ...begun(left, wish), leads: [ONLY] };
}

/** "I meant only the breathing": the rest is back, and what is wished for with it is offered. */
function takenBack(talk: Talk, written: Written, words: string): Move | null {
  const { refused } = talk.memory;
  if (refused.length === 0) return null;
  const { text } = written;
  const only = wantsOnly(words);
  const wish =
    wishedExercise(words, text) ??
    wantedExercise(words, text) ??
    (wishesForStep(words, text) ? 'STEP' : null);
  const isBack = only !== null || takesBack(words, text);
  const isAllAway = refused.length >= ALL_AWAY;
  if (!isBack && !(wish && (isAllAway || refused.includes(wish)))) return null;
  const kept =
    isBack || isAllAway ? (only ? [only] : []) : refused.filter((each): each is ExerciseId => each !== wish);
  const restored = withTopic(withOnlyRefused(talk, kept as ExerciseId[]), written);
  if (wish && wish !== only) return { ...begun(restored, wish), leads: [only ? ONLY : 'refused.back'] };
  const leads = [only ? ONLY : 'refused.back'];
  return { talk: restored, to: 'DECLINED.one', leads, by: 'person' };
}
/** So many are refused only by a no to exercises of any kind. */
const ALL_AWAY = 8;

const begun = (talk: Talk, id: ExerciseId): Move =>
  beginExercise(
    withOnlyRefused(
      talk,
      talk.memory.refused.filter((each): each is ExerciseId => each !== id),
    ),
    id,
  );

/** What it is about, where it is named and nothing is open yet. */
function withTopic(talk: Talk, { heard }: Written): Talk {
  const [named] = topicsNamed(heard.words);
  const [best] = topicsOf(heard);
  const topic = named ?? (best && best.sure >= SURE ? best.topic : null);
  const { risk, memory } = talk;
  return memory.topic === null && topic ? { risk, memory: { ...memory, topic } } : talk;
}
const SURE = 0.6;

/** For a sore or tired body: breath, then kindness, then what is around. */
const gentlest = ({ memory: { refused } }: Talk): ExerciseId =>
  (['BREATH', 'KIND', 'GROUND'] as const).find((id) => !refused.includes(id)) ?? 'BREATH';

/** One thing to do now or tomorrow: a small step, but where a topic has something of its own for the next minutes. */
function oneFor(talk: Talk, written: Written): ExerciseId {
  const { topic } = withTopic(talk, written).memory;
  const own =
    topic !== null && OWN_FIRST.has(topic) ? exercisePool({ topic, refused: talk.memory.refused })[0] : null;
  return own ?? 'STEP';
}
const OWN_FIRST: ReadonlySet<string> = new Set(['panic', 'sleep', 'drink', 'grief', 'trauma', 'food']);
