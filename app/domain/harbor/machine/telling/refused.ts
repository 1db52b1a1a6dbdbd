import type { Topic } from '../../../listener/labels';
import { STEPS } from '../../steps/all';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { afterRefusal, withRefused } from '../offers/refuse';
import { clausesOf } from '../plain/clauses';
import { idles } from '../plain/of-harbor/idling';
import { storyBeside } from '../plain/put-right/refused-story';
import {
  declines,
  type Refusal,
  refusalIn,
  refusesAll,
  refusesHere,
  refusesSteps,
} from '../plain/put-right/refusing';
import { typedWords } from '../plain/typed-words';
import { wouldNotKeep } from '../plain-danger/by-others/asked-to-keep';
import { familyOf, isExerciseStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { readAgain } from '../topics/read-again';
import { topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';
import { everyday } from './everyday';
import { remarked } from './remarked';
import { readAlone } from './unechoed';
import { ONLY, wishedInstead } from './wished';

/** Replies that offer something to do. */
const OFFERS =
  /^(?:X\.(?:offer|before|other|lower|same|done|stopped)|HELP|TOPIC\.|THINK$|NEAR|CARING|CARD|RETURN\.next|STOPPED|WRITE\.done)/;
/** Replies that offer something to be begun at once: a bare "no" refuses it. */
const BEGINS = /^(?:X\.(?:offer|before|other)|HELP)/;
/** In words: what is told beside a refusal. */
const FEWEST_TOLD = 5;

/** What is refused is set aside for the rest of the talk, and something else comes: what is told beside it, or shorter things. */
export function refused(talk: Talk, written: Written): Move | null {
  const { memory } = talk;
  const step = memory.step ?? '';
  if (step === 'TOPIC.good' && wouldNotKeep(written.heard.words)) return notGood(talk, written);
  const isInside = isExerciseStep(step) && !step.startsWith('X.');
  const words = typedWords(written.text);
  const instead = wishedInstead(talk, written);
  if (instead) return instead;
  const isOfAll = refusesAll(words) || (BEGINS.test(step) && refusesSteps(words));
  if (isOfAll && !words.includes(' ? ')) return withoutExercises(talk, written);
  const refusal = refusalIn(words, written.text);
  const story = isInside ? null : storyBeside(words);
  if (!isInside && !OFFERS.test(step)) return story ? null : elsewhere(talk, words, refusal);
  if (!refusal) return null;
  const isAnsweredByNo = STEPS[step]?.typed?.no !== undefined;
  if (refusal.isOnlyNo && (isAnsweredByNo || !(isInside || BEGINS.test(step)))) return null;
  if (story) return toldOn(talk, written, { story, words, named: refusal.named });
  const left = withRefused(talk, refusal.named ? [refusal.named] : onOffer(talk));
  const told = toldBeside(left, written, memory.topic);
  return told ?? afterRefusal(left);
}

/** What is told with a refusal is what the talk goes on with; where nothing offered is refused in it, it is no refusal. */
function toldOn(
  talk: Talk,
  written: Written,
  { story, words, named }: { story: string; words: string; named: ExerciseId | null },
): Move | null {
  if (idles(story, written.text)) return null;
  if (named === null && !clausesOf(words).some(({ words: clause }) => refusesHere(clause))) return null;
  const left = withRefused(talk, named ? [named] : onOffer(talk));
  const next = readAsTold(left, written, story);
  return { ...next, leads: ['refused', ...(next.leads ?? [])] };
}

/** A part of a text read by itself as what is told on. */
function readAsTold(talk: Talk, written: Written, story: string): Move {
  const alone = readAgain(readAlone(written, story.trim()));
  return remarked(talk, alone, everyday(talk, alone) ?? aboutTopic(talk, alone));
}

/** Who would keep nothing of it has told no good news: it is read anew without that. */
function notGood({ risk, memory }: Talk, written: Written): Move {
  const denied = [...memory.denied, 'good' as const];
  const next = aboutTopic({ risk, memory: { ...memory, topic: null, denied } }, written);
  return /^TOPIC\.(?!more)/.test(next.to) && !next.leads?.length ? { ...next, leads: ['corrected'] } : next;
}

/** What is refused where it was only a button, or a thought of theirs: it is set aside, and nothing is put in its place. */
function elsewhere(talk: Talk, words: string, refusal: Refusal | null): Move | null {
  if (!EVERYDAY.test(talk.memory.step ?? '') || words.includes(' ? ')) return null;
  if (refusal?.named == null && !declines(words)) return null;
  const left = withRefused(talk, [refusal?.named ?? null]);
  return refusal?.named
    ? { talk: left, to: 'DECLINED.one', leads: [ONLY], by: 'person' }
    : { talk: left, to: 'DECLINED', by: 'person' };
}
const EVERYDAY = /^(?:ASKED|ABOUT|TRIED|MATTER|UNSURE|DECLINED|THINK|CHAT|BORED|LOOKING|CALL|THANKS)(?:\.|$)/;

/** A talk in which no exercise is offered any more. */
export const withNoneOffered = (talk: Talk): Talk =>
  withRefused(
    talk,
    Object.keys(EXERCISES).filter((id) => !TOOLS.has(id)),
  );

/** Nobody is offered exercises again who wants none: what is told beside it goes on, else it is asked openly. */
function withoutExercises(talk: Talk, written: Written): Move {
  const left = withNoneOffered(talk);
  const told = toldBeside(left, written, talk.memory.topic);
  if (told) return told;
  const beside = storyBeside(typedWords(written.text));
  const story = beside !== null && refusesSteps(beside) ? null : beside;
  const next = story === null ? null : readAsTold(left, written, story);
  return (
    (next && { ...next, leads: ['refused.all', ...(next.leads ?? [])] }) ?? {
      talk: left,
      to: 'DECLINED',
      leads: ['refused.all'],
      by: 'person',
    }
  );
}
/** A page to write on, and words for somebody, are no practice. */
const TOOLS = new Set(['WRITE', 'WORDS', 'DECIDE']);

/** The exercise that is open or offered; where several are, all of them. */
function onOffer({ memory }: Talk): (string | null)[] {
  if (memory.exercise !== null) return [memory.exercise];
  if (/^(?:HELP|X\.other)/.test(memory.step ?? ''))
    return memory.offered.map(({ target }) => familyOf(target));
  return [];
}

/** "No to that, it is my mother": another topic that is named beside a refusal. */
function toldBeside(talk: Talk, written: Written, open: Topic | null): Move | null {
  const named = topicsNamed(written.heard.words).filter((topic) => topic !== open);
  const isTold = written.heard.words.split(' ').length > FEWEST_TOLD;
  if (named.length === 0 || !isTold) return null;
  const next = aboutTopic(talk, written);
  if (!/^TOPIC\./.test(next.to)) {
    const [topic] = named;
    return {
      talk: { ...talk, memory: { ...talk.memory, topic: topic ?? null } },
      to: `TOPIC.${topic}`,
      leads: ['refused'],
      by: 'person',
    };
  }
  return { ...next, leads: ['refused', ...(next.leads ?? [])] };
}
