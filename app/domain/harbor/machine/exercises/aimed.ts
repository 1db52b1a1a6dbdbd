import { STEPS } from '../../steps/all';
import { hasWritten } from '../offers/exercise-targets';
import { leave } from '../offers/leave';
import { pressed } from '../offers/press';
import {
  type Aimed,
  aimedIn,
  type AimKind,
  asksOfOther,
  deletesShown,
  goesAfterwards,
  namesThing,
  picksOne,
} from '../plain/of-harbor/aimed-at-harbor';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move, stay, suspending } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';
import { ratingIn } from './into-exercise';

/** Whatever is typed there is the page, or is said to somebody who does not read it. */
const FREE = /^(?:WRITE|LETTER)\./;
/** A thought, a memory or a kind line may be a question or a goodbye. */
const OF_THOUGHTS = /^(?:THOUGHT|WORRY|GRIEF|GROUND|KIND\.3)/;
/** The choice itself, or what happened: a question or a reproach may be just that. */
const FIRST = /^(?:WORDS|DECIDE|SOLVE|THOUGHT)\.1$/;
/** Words to be said to somebody. */
const FOR_SOMEBODY = /^(?:WORDS|SPEAK)\./;
const ONE_OF_WAYS = /^SOLVE\.3[bc]$/;
/** Steps where another subject is no answer. */
const OF_ONE_THING = /^(?:SOLVE|DECIDE|STEP|VALUE|URGE)\./;

/**
 * What is said to Harbor where words of their own are asked for is answered, and is no line of theirs; what stands beside
 * it as an answer is taken alone. Null: all of it may be the answer.
 */
export function aimedAtHarbor(talk: Talk, { text }: Written): Move | null {
  const step = talk.memory.step ?? '';
  const { writes } = STEPS[step] ?? {};
  if (!writes || FREE.test(step)) return null;
  if (OF_ONE_THING.test(step) && asksOfOther(text)) {
    const other = otherSubject(talk, text);
    if (other) return other;
  }
  const ways = step === 'SOLVE.3' ? waysIn(text) : null;
  if (ways) return { talk: withSlots(talk, ways), to: 'SOLVE.4', by: 'person' };
  const aimed = aimedIn(text);
  const kind = aimed && (aimed.kinds.find((each) => each === 'deletes') ?? aimed.kinds[0]);
  if (!aimed) return null;
  // A not-knowing before the answer is part of how it is said.
  if (!kind) return { talk: withSlots(talk, { [writes.as]: text }), to: writes.to, by: 'person' };
  return isMeantSo(talk, kind) ? answering(talk, kind, aimed) : null;
}

/** Where such words may well be the answer they are taken for one. */
function isMeantSo({ memory }: Talk, kind: AimKind): boolean {
  const step = memory.step ?? '';
  if (kind === 'bye') return !OF_THOUGHTS.test(step);
  if (kind === 'deletes') return !namesThing(Object.values(memory.slots));
  if (kind === 'said') return step !== 'WORDS.1';
  if (kind === 'complains') return !FIRST.test(step) && !OF_THOUGHTS.test(step);
  if (kind === 'sounds' || kind === 'fits')
    return !OF_THOUGHTS.test(step) && (FOR_SOMEBODY.test(step) || !/^(?:SOLVE\.3|DECIDE\.1)/.test(step));
  return kind === 'whom' ? FOR_SOMEBODY.test(step) : !OF_THOUGHTS.test(step);
}

function answering(talk: Talk, kind: AimKind, { rest }: Aimed): Move {
  const { writes } = STEPS[talk.memory.step ?? ''] ?? {};
  const step = talk.memory.step ?? '';
  if (kind === 'bye') return leave(talk);
  if (kind === 'deletes') return erased(talk);
  if (!writes) return stay(talk, `beside.${kind}`);
  if (kind === 'said') {
    const isChosen = rest === '' || picksOne(rest);
    const onward = ONE_OF_WAYS.test(step) && isChosen ? 'SOLVE.4' : writes.to;
    const kept = isChosen ? talk : withSlots(talk, { [writes.as]: rest });
    return { talk: kept, to: onward, leads: ['step.already'], by: 'person' };
  }
  if (rest === '') return stay(talk, `beside.${kind}`);
  const lead = kind === 'complains' ? 'step.missed' : 'step.lineOnly';
  return { talk: withSlots(talk, { [writes.as]: rest }), to: writes.to, leads: [lead], by: 'person' };
}

/** The last line of theirs is taken out, and asked for again. */
function erased(talk: Talk): Move {
  const { memory } = talk;
  const written = Object.keys(memory.slots).reverse();
  for (const as of written) {
    const at = Object.entries(STEPS).find(
      ([id, each]) => id.startsWith(`${memory.exercise}.`) && each?.writes?.as === as,
    );
    if (!at) continue;
    const slots = Object.fromEntries(Object.entries(memory.slots).filter(([name]) => name !== as));
    return {
      talk: { ...talk, memory: { ...memory, slots } },
      to: at[0],
      leads: ['step.erased'],
      by: 'person',
    };
  }
  return stay(talk, 'beside.empty');
}

/** "1 call him, 2 ask my cousin, 3 wait": three ways written as one. */
function waysIn(text: string): Record<string, string> | null {
  const found = /^\s*1[.):\-\s]+(\S.*?)[\s,.;]+2[.):\-\s]+(\S.*?)(?:[\s,.;]+3[.):\-\s]+(\S.*))?$/su.exec(
    text,
  );
  if (!found) return null;
  const [, way1 = '', way2 = '', way3] = found;
  return { way1, way2, ...(way3 && { way3 }) };
}

/** Another subject waits for a yes: what was written so far is not lost for it. */
function otherSubject(talk: Talk, text: string): Move | null {
  const [topic] = topicsNamed(typedWords(text).replace(/[?.,]/g, ' '));
  const named = topic ?? (KIN.test(typedWords(text)) ? 'family' : null);
  if (!named) return null;
  const kept = suspending(talk);
  const about = { ...kept, memory: { ...kept.memory, topic: named } };
  return { talk: about, to: hasWritten(talk) ? 'X.subject' : `TOPIC.${named}`, by: 'person' };
}
const KIN = / (?:hij[oa]s?|son|daughter|kids?|ni[nñ][oa]s?|nephew|sobrin[oa]|abuel[oa]|cousin|prim[oa])(?= )/;

/** What is shown to be kept or deleted, asked for in own words. */
const SHOWN = /^(?:\w+\.done|X\.left)$/;
/** The end of an exercise, and a step whose button only begins it. */
const HOW_LONG = /^ (?:ok |and |so )?how long (?:is|does|will|would) (?:it|this|that)(?= )/;
const BEFORE_BEGIN = /^X\.(?:offer|before)$/;

/**
 * What is said at a step of an exercise that waits for a button: that the page shall go or stay, how long it takes, and a
 * number with a goodbye. Null: none of these.
 */
export function besideButtons(talk: Talk, { heard, text }: Written): Move | null {
  const { memory } = talk;
  const step = memory.step ?? '';
  if (!isExerciseStep(step) || STEPS[step]?.writes) return null;
  const words = typedWords(text);
  const shown = SHOWN.test(step) ? deletesShown(words) : null;
  const button = memory.offered.find(({ id }) => id === shown);
  if (button) return pressed(talk, button);
  const kinds = aimedIn(text)?.kinds ?? [];
  if (SHOWN.test(step) && kinds.some((kind) => kind === 'fits' || kind === 'sounds'))
    return stay(talk, 'beside.fits');
  if (BEFORE_BEGIN.test(step) && (kinds.includes('left') || HOW_LONG.test(words)))
    return stay(talk, 'beside.long');
  const number = step === 'X.after' ? ratingIn(heard.words, text) : undefined;
  if (number === undefined || !goesAfterwards(words)) return null;
  return { talk: withSlots(talk, { after: number }), to: 'X.resultBye', by: 'person' };
}
