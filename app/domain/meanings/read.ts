import fs from 'node:fs';
import path from 'node:path';
import type { Confidences } from '../listener/recognise';
import { BESIDE, type Beside, meaningOf } from './answer-meanings';
import { keepingLast } from './last-answer';
import { likelihoods, type ReadText } from './model';
import { readPlain, readText } from './read-text';
import { NO_REMARK, type Remark, REMARKS } from './remarks';
import { isNoSituation, NO_SITUATIONS, type NoSituation, type Situation, SITUATIONS } from './situations';
import { type Tone, TONES } from './tones';
import { decode } from './weights-format';

/** Made by `npm run meanings:train`; the app and its tools run in the project's root. */
const load = (kind: string) => decode(fs.readFileSync(path.resolve(`app/domain/meanings/${kind}.bin`)));
const ANSWERS = load('answers');
const TOLD = load('situations');
const SAID_ON = load('remarks');
const ABOUT = load('topics');
const DOES = load('acts');
const SOUNDS = load('tones');

interface Typed {
  text: string;
  /** What the listener hears in it. */
  confidences: Confidences;
}

/** What a typed text says at a step: one of its buttons, or something beside them. */
export interface LikelyAnswer {
  /** The button's id; null where it is something beside. */
  choice: string | null;
  beside: Beside | null;
  /** 0 to 1, among all that could be said there. */
  sure: number;
}

/** The likeliest thing that a text says at a step with these buttons. */
export function likelyAnswer(step: string, choices: readonly string[], typed: Typed): LikelyAnswer {
  const byMeaning = new Map(choices.map((choice) => [meaningOf(step, choice), choice]));
  const candidates = [...new Set([...byMeaning.keys(), ...BESIDE])].filter(
    (name) => name in ANSWERS.meanings,
  );
  const [meaning, sure] = likeliest(ANSWERS, readText(typed.text, typed.confidences), candidates);
  const choice = byMeaning.get(meaning) ?? null;
  return { choice, beside: choice === null ? (meaning as Beside) : null, sure };
}

const ALL = [...SITUATIONS, ...NO_SITUATIONS];
/** One turn asks many times what one text tells of. */
const situations = keepingLast((text: string) => likelihoods(TOLD, readPlain(text), ALL));
/** The situation that a text most likely tells of, and how likely (0 to 1); null where it most likely tells of none. */
export function likelySituation(text: string): { situation: Situation; sure: number } | null {
  const [situation, sure] = likeliestOf(situations(text));
  return isNoSituation(situation) ? null : { situation: situation as Situation, sure };
}

/** That a text tells of no situation, as which of these it most likely does so, and how likely that is (0 to 1); null where it tells of one. */
export function likelyNoSituation(text: string): { kind: NoSituation; sure: number } | null {
  const [kind, sure] = likeliestOf(situations(text));
  return isNoSituation(kind) ? { kind, sure } : null;
}

/** The `most` situations that a text may tell of, likeliest first, each with how likely it is (0 to 1). */
export function likelySituations(text: string, most: number): { situation: Situation; sure: number }[] {
  return [...situations(text)]
    .filter(([name]) => !isNoSituation(name))
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([name, sure]) => ({ situation: name as Situation, sure }));
}

const ALL_REMARKS = [...REMARKS, NO_REMARK];
/** What is most likely said on, and how likely (0 to 1); null where it is most likely a plain part of the story. */
export function likelyRemark(text: string): { remark: Remark; sure: number } | null {
  const [remark, sure] = likeliest(SAID_ON, readPlain(text), ALL_REMARKS);
  return remark === NO_REMARK ? null : { remark: remark as Remark, sure };
}

/** How likely each topic is to be what a text is about (0 to 1), by the listener's names for them; together at most 1. */
export const likelyTopics = (text: string): Confidences => named(ABOUT, 't', text);

/** How likely each act is to be what a text does (0 to 1), by the listener's names for them; together 1. */
export const likelyActs = (text: string): Confidences => named(DOES, 'a', text);

/** How likely each tone is to be that of a text (0 to 1); together 1. */
export const likelyTones = (text: string): Readonly<Record<Tone, number>> =>
  Object.fromEntries(likelihoods(SOUNDS, readPlain(text), TONES)) as Record<Tone, number>;

const named = (model: ReturnType<typeof load>, kind: 't' | 'a', text: string): Confidences =>
  Object.fromEntries(
    [...likelihoods(model, readPlain(text), model.names)].map(([name, sure]) => [`${kind}.${name}`, sure]),
  );

const likeliest = (
  model: ReturnType<typeof load>,
  text: ReadText,
  candidates: readonly string[],
): [string, number] => likeliestOf(likelihoods(model, text, candidates));
const likeliestOf = (all: ReturnType<typeof likelihoods>): [string, number] =>
  [...all].reduce((best, each) => (each[1] > best[1] ? each : best));
