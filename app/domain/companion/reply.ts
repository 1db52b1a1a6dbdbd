import { compose } from './compose';
import type { Draft, Heard } from './draft';
import { everydayReply } from './everyday';
import { answeredNo, concernReply, isCheckDue, withinReach } from './concern';
import { afterCrisisReply, worriedForOther } from './aftermath';
import { crisisReply, easingReply } from './crisis/crisis-flow';
import { flowOf } from './topics';
import { crisisKind } from './crisis/kind';
import { bareWords } from './words/normal';
import { fingerprint } from './words/fingerprint';
import { phraseOf } from './words/phrase';
import { readAnswer } from './words/answer';
import { NEW_MEMORY, type CompanionMemory, type CompanionReply, type CompanionTurn } from './types';

const TURNS_REMEMBERED = 10;
const PHRASES_REMEMBERED = 12;
const LONGEST_READ = 2000;

/**
 * The built-in companion's reply to one message: written, not generated. The same conversation, turn and memory give
 * the same reply. No reply is repeated within ten turns, none has more than one question.
 */
export function replyTo(turn: CompanionTurn): CompanionReply {
  const text = turn.text.slice(0, LONGEST_READ);
  const heard: Heard = { ...turn, text, answer: readAnswer(text), phrase: phraseOf(text) };
  const memory: CompanionMemory = { ...NEW_MEMORY, ...turn.memory, turn: turn.memory.turn + 1 };
  const draft = draftFor(heard, memory);
  return finish(heard, memory, draft);
}

function draftFor(heard: Heard, memory: CompanionMemory): Draft {
  const { assessment, state } = heard;
  const level = state.level === 'none' ? assessment.level : state.level;
  if (level === 'crisis' || level === 'imminent') return crisisReply(heard, memory);
  const { crisis } = memory;
  if (crisis && level === 'concern' && !crisis.done.includes('easing'))
    return checked(easingReply(heard, crisis, 'easing'), memory);
  if (crisis && level === 'none' && !crisis.done.includes('last'))
    return checked(easingReply(heard, crisis, 'last'), memory);
  if (assessment.level === 'concern' && isCheckDue(memory)) return concernReply(heard, memory);
  const wasAsked =
    memory.checkedIn > 0 && memory.turn - memory.checkedIn === 1 && heard.answer.polarity === 'no';
  const everyday = everydayReply(heard, memory);
  const isOpen = level === 'concern';
  const isWorry = isOpen && crisisKind(state) === 'other-person' && memory.checkedIn > 0;
  const draft =
    isWorry && (everyday.source === 'fallback' || flowOf(everyday.topic ?? undefined))
      ? worriedForOther(heard, memory)
      : isOpen && crisis && everyday.source === 'fallback'
        ? afterCrisisReply(heard, memory)
        : everyday;
  if (wasAsked)
    return {
      ...draft,
      slots: [answeredNo(state.language), ...draft.slots.filter((slot) => slot?.kind !== 'lead')],
    };
  return assessment.level === 'concern'
    ? { ...draft, slots: beforeQuestion(draft.slots, state.language) }
    : draft;
}

/** Notes the turn of a direct question about safety. */
const checked = (draft: Draft, { turn }: CompanionMemory): Draft => ({
  ...draft,
  memory: { ...draft.memory, checkedIn: turn },
});

function beforeQuestion(slots: Draft['slots'], language: 'en' | 'es'): Draft['slots'] {
  const isAsk = (slot: Draft['slots'][number]) => slot?.kind === 'ask';
  return [...slots.filter((slot) => !isAsk(slot)), withinReach(language), ...slots.filter(isAsk)];
}

function finish({ text, seed, phrase }: Heard, memory: CompanionMemory, draft: Draft): CompanionReply {
  const slots = draft.slots.filter((slot) => slot !== null);
  const { text: reply, trace } = compose(slots, `${seed}:${memory.turn}`, memory.recent);
  const kinds = slots.map(({ kind }) => kind);
  const isReflection = kinds.some((kind) => kind === 'echo' || kind === 'hear' || kind === 'back');
  const next = { ...memory, ...draft.memory };
  const isKept =
    phrase &&
    draft.source !== 'crisis' &&
    !phrase.isHarsh &&
    !phrase.isFragment &&
    !next.said.some((said) => said.phrase === phrase.text);
  return {
    text: reply,
    memory: {
      ...next,
      said: isKept
        ? [...next.said, { turn: memory.turn, phrase: phrase.text, topic: draft.topic }].slice(
            -PHRASES_REMEMBERED,
          )
        : next.said,
      recent: [...next.recent, trace].slice(-TURNS_REMEMBERED),
      lookedBack: kinds.includes('back') ? memory.turn : next.lookedBack,
      tally: {
        reflections: next.tally.reflections + (isReflection ? 1 : 0),
        questions: next.tally.questions + (kinds.includes('ask') ? 1 : 0),
      },
      lastHeard: fingerprint(bareWords(text)).toString(36),
    },
    asked: draft.asked ?? null,
    source: draft.source,
    topic: draft.topic,
  };
}
