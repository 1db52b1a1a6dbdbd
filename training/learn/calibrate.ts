import { LABELS } from '../../app/domain/listener/labels';
import { targetsOf } from './corpus';
import type { Scored } from './held-out';
import { type Calibration, UNCALIBRATED } from './quantise';

const ROUNDS = 60;
const FEWEST = 20;

/**
 * Platt's line from log-odds to a calibrated confidence, for each label, by Newton's method on scores that no
 * recogniser gave to a writer it had seen (Platt 1999, with the targets of Lin, Lin and Weng 2007).
 */
export function calibrate(scored: readonly Scored[]): Record<string, Calibration> {
  const targets = scored.map(({ example }) => targetsOf(example));
  return Object.fromEntries(
    LABELS.map((label, index) => {
      const pairs = scored
        .map(({ scores }, at) => ({
          score: scores[index] as number,
          target: (targets[at] as Float32Array)[index] as number,
        }))
        .filter(({ target }) => target === 0 || target === 1);
      const positive = pairs.filter(({ target }) => target === 1).length;
      const isThere = positive >= FEWEST && positive <= pairs.length - FEWEST;
      return [label, isThere ? platt(pairs, positive) : UNCALIBRATED];
    }),
  );
}

interface Pair {
  score: number;
  target: number;
}

function platt(pairs: readonly Pair[], positive: number): Calibration {
  const high = (positive + 1) / (positive + 2);
  const low = 1 / (pairs.length - positive + 2);
  const wanted = pairs.map(({ score, target }) => ({ score, target: target === 1 ? high : low }));
  let slope = 0;
  let offset = Math.log((positive + 1) / (pairs.length - positive + 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [dSlope, dOffset] = newtonStep(wanted, slope, offset);
    const before = loss(wanted, slope, offset);
    let part = 1;
    while (part > 1e-6 && loss(wanted, slope - part * dSlope, offset - part * dOffset) > before) part /= 2;
    slope -= part * dSlope;
    offset -= part * dOffset;
    if (part * (Math.abs(dSlope) + Math.abs(dOffset)) < 1e-7) break;
  }
  return { slope: Number(slope.toPrecision(5)), offset: Number(offset.toPrecision(5)) };
}

function newtonStep(pairs: readonly Pair[], slope: number, offset: number): [number, number] {
  let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
  for (const { score, target } of pairs) {
    const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
    const error = chance - target;
    const spread = chance * (1 - chance);
    g0 += error * score;
    g1 += error;
    h00 += spread * score * score;
    h01 += spread * score;
    h11 += spread;
  }
  const determinant = h00 * h11 - h01 * h01;
  return [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
}

/** Cross-entropy, written so that no exponential overflows. */
function loss(pairs: readonly Pair[], slope: number, offset: number): number {
  return pairs.reduce((sum, { score, target }) => {
    const odds = slope * score + offset;
    return sum + Math.max(odds, 0) - odds * target + Math.log1p(Math.exp(-Math.abs(odds)));
  }, 0);
}
