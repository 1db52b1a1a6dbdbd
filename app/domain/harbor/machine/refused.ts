import type { Topic } from '../../listener/labels';
import { STEPS } from '../steps/all';
import { aboutTopic } from './about-topic';
import { familyOf, isExerciseStep, type Move } from './move';
import { refusalIn } from './plain/refusing';
import { typedWords } from './plain/typed-words';
import { afterRefusal, withRefused } from './refuse';
import type { Talk } from './state';
import { topicsNamed } from './topic-words';
import type { Written } from './written';

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
  const isInside = isExerciseStep(step) && !step.startsWith('X.');
  if (!isInside && !OFFERS.test(step)) return null;
  const words = typedWords(written.text);
  const refusal = refusalIn(words, written.text);
  if (!refusal) return null;
  const isAnsweredByNo = STEPS[step]?.typed?.no !== undefined;
  if (refusal.isOnlyNo && (isAnsweredByNo || !(isInside || BEGINS.test(step)))) return null;
  const left = withRefused(talk, refusal.named ? [refusal.named] : onOffer(talk));
  const told = toldBeside(left, written, memory.topic);
  return told ?? afterRefusal(left);
}

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
