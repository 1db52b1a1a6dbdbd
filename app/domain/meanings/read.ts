import fs from 'node:fs';
import path from 'node:path';
import type { Confidences } from '../listener/recognise';
import { BESIDE, type Beside, meaningOf } from './answer-meanings';
import { likelihoods } from './model';
import { readText } from './read-text';
import { isNoSituation, NO_SITUATIONS, type NoSituation, type Situation, SITUATIONS } from './situations';
import { decode } from './weights-format';

/** Made by `npm run meanings:train`; the app and its tools run in the project's root. */
const load = (kind: string) => decode(fs.readFileSync(path.resolve(`app/domain/meanings/${kind}.bin`)));
const ANSWERS = load('answers');
const TOLD = load('situations');

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
  const [meaning, sure] = likeliest(ANSWERS, typed, candidates);
  const choice = byMeaning.get(meaning) ?? null;
  return { choice, beside: choice === null ? (meaning as Beside) : null, sure };
}

const ALL = [...SITUATIONS, ...NO_SITUATIONS];
/** The situation that a text most likely tells of, and how likely (0 to 1); null where it most likely tells of none. */
export function likelySituation(typed: Typed): { situation: Situation; sure: number } | null {
  const [situation, sure] = likeliest(TOLD, typed, ALL);
  return isNoSituation(situation) ? null : { situation: situation as Situation, sure };
}

/** That a text tells of no situation, as which of these it most likely does so, and how likely that is (0 to 1); null where it tells of one. */
export function likelyNoSituation(typed: Typed): { kind: NoSituation; sure: number } | null {
  const [kind, sure] = likeliest(TOLD, typed, ALL);
  return isNoSituation(kind) ? { kind, sure } : null;
}

/** The `most` situations that a text may tell of, likeliest first, each with how likely it is (0 to 1). */
export function likelySituations(typed: Typed, most: number): { situation: Situation; sure: number }[] {
  return [...likelihoods(TOLD, readText(typed.text, typed.confidences), ALL)]
    .filter(([name]) => !isNoSituation(name))
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([name, sure]) => ({ situation: name as Situation, sure }));
}

function likeliest(
  model: ReturnType<typeof load>,
  { text, confidences }: Typed,
  candidates: readonly string[],
): [string, number] {
  return [...likelihoods(model, readText(text, confidences), candidates)].reduce((best, each) =>
    each[1] > best[1] ? each : best,
  );
}
