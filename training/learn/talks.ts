import { dangerIn } from '../../app/domain/listener/danger';
import {
  featuresOfTalk,
  NO_WEIGHTS,
  piecesIn,
  SILENT,
  type Sounded,
  soundsAgain,
  type TalkWeights,
  withText,
} from '../../app/domain/listener/sounded';
import type { Talk } from './corpus';
import type { Scored } from './held-out';
import { confidencesOf } from './lines';
import type { Calibration } from './quantise';
import { CALM } from './told';

/** Of ordinary talks this part may be asked about what only adds up; what is told at length is learned from, and not counted here. */
const ORDINARY_ASKED = 0.35;
/** So many turns after a careful listener would have asked, nothing more is learned from a talk. */
const TURNS_LATE = 2;
const ROUNDS = 30;
/** Keeps weights that nothing speaks for at nothing. */
const PENALTY = 1e-6;
const DIGITS = 4;

interface Heard {
  sounded: Sounded;
  /** A careful listener asks by now. */
  isDue: boolean;
}

/**
 * What the texts of a conversation are worth together: a logistic regression over the turns of talks, as recognisers heard them
 * that never saw their writer, until two turns after a careful listener would have asked. The bias is moved so that at nothing so
 * many ordinary talks are asked as are allowed to.
 */
export function learnTalk(
  talks: readonly Talk[],
  scored: readonly Scored[],
  calibration: Readonly<Record<string, Calibration>>,
): TalkWeights {
  const dangers = new Map(
    scored.map(({ example, scores }) => [example, dangerIn(confidencesOf(scores, calibration))]),
  );
  const known = talks.filter(
    ({ kind, turns }) => kind !== 'cleared' && turns.every((each) => dangers.has(each)),
  );
  const heard = known.map((talk) => ({ talk, turns: heardIn(talk, dangers) }));
  const turns = heard.flatMap(({ talk, turns: all }) => (isOrdinary(talk) ? all : upToDue(all)));
  if (turns.length === 0) return NO_WEIGHTS;
  const [most = 0, second = 0, mean = 0, texts = 0, bias = 0] = regression(
    turns.map(({ sounded }) => [...featuresOfTalk(sounded), 1]),
    turns.map(({ isDue }) => Number(isDue)),
  );
  const weights = { most, second, mean, texts, bias };
  const highest = heard
    .filter(({ talk }) => talk.kind === 'ordinary')
    .map(({ turns: all }) =>
      Math.max(...all.map(({ sounded }) => (soundsAgain(sounded) ? piecesIn(sounded, weights) : -Infinity))),
    )
    .sort((one, other) => other - one);
  const line = highest[Math.floor(highest.length * ORDINARY_ASKED)] ?? 0;
  const moved = { ...weights, bias: bias - (Number.isFinite(line) ? line : 0) };
  return Object.fromEntries(
    Object.entries(moved).map(([name, each]) => [name, Number(each.toPrecision(DIGITS))]),
  ) as unknown as TalkWeights;
}

function heardIn(talk: Talk, dangers: ReadonlyMap<object, number>): Heard[] {
  let sounded = SILENT;
  return talk.turns.map((turn) => {
    sounded = withText(sounded, dangers.get(turn) as number);
    return { sounded, isDue: !isOrdinary(talk) && turn.held !== 'none' };
  });
}

const isOrdinary = ({ kind }: Talk): boolean => kind === 'ordinary' || kind === CALM;

/** None of a talk in which nobody would have asked. */
function upToDue(turns: readonly Heard[]): Heard[] {
  const due = turns.findIndex(({ isDue }) => isDue);
  return due < 0 ? [] : turns.slice(0, due + TURNS_LATE + 1);
}

/** Logistic regression by Newton's method. */
function regression(rows: readonly number[][], targets: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  let weights = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PENALTY * weight * rows.length);
    const bend = weights.map((_, one) =>
      weights.map((_, other) => (one === other ? PENALTY * rows.length : 0)),
    );
    for (const [index, row] of rows.entries()) {
      const score = row.reduce((sum, each, at) => sum + each * (weights[at] as number), 0);
      const chance = 1 / (1 + Math.exp(-score));
      const error = chance - (targets[index] as number);
      for (const [one, each] of row.entries()) {
        slope[one] = (slope[one] as number) + error * each;
        const line = bend[one] as number[];
        for (const [other, beside] of row.entries())
          line[other] = (line[other] as number) + chance * (1 - chance) * each * beside;
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] as number));
    if (step.every((each) => Math.abs(each) < 1e-9)) break;
  }
  return weights;
}

/** The solution of a symmetric, positive set of equations, by elimination. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  for (const [at, pivot] of rows.entries()) {
    const head = pivot[at] as number;
    for (let column = at; column < pivot.length; column += 1)
      pivot[column] = (pivot[column] as number) / head;
    for (const [other, row] of rows.entries()) {
      const much = row[at] as number;
      if (other === at || much === 0) continue;
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] as number) - much * (pivot[column] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}
