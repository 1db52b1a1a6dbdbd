import { RANK } from '../../app/domain/listener/books';
import { LABELS } from '../../app/domain/listener/labels';
import { HIDDEN, WIDTHS } from '../../app/domain/listener/net';

/** Copied, for loops that run billions of times: an import may be looked up anew at each use. */
const DIRECTIONS: number = RANK;
const UNITS: number = HIDDEN;
const LABEL_COUNT = LABELS.length;
const LABEL_WIDTHS = Int32Array.from(WIDTHS);

const SPREAD = 0.1;
const UNIT_SPREAD = 0.3;
const FIRST_SQUARE = 1e-3;
const WIDTH = DIRECTIONS + UNITS;

/** Numbers that are learned, and the sum of the squares of their gradients (AdaGrad). */
export class Learned {
  readonly squares: Float32Array;
  constructor(readonly weights: Float32Array) {
    this.squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  }

  step(at: number, gradient: number, rate: number): void {
    const square = (this.squares[at] as number) + gradient * gradient;
    this.squares[at] = square;
    this.weights[at] = (this.weights[at] as number) - (rate * gradient) / Math.sqrt(square);
  }
}

/**
 * What reads a text's directions: every label looks for some of them; signs and their groups also for the units, each of
 * which hears a mixture of directions from some strength on.
 */
export class LearnedNet {
  /** For each label `DIRECTIONS` + `UNITS` numbers, of which only the first `WIDTHS` are used. */
  private readonly looks: Learned;
  private readonly labelBias = new Learned(new Float32Array(LABEL_COUNT));
  private readonly unitLooks: Learned;
  private readonly unitBias: Learned;
  private readonly points = new Float32Array(WIDTH);
  private readonly slope = new Float32Array(WIDTH);

  constructor(random: () => number) {
    const anything = (spread: number) => (random() + random() + random() - 1.5) * 2 * spread;
    this.looks = new Learned(
      Float32Array.from({ length: LABEL_COUNT * WIDTH }, (_, index) =>
        index % WIDTH < (LABEL_WIDTHS[Math.floor(index / WIDTH)] as number) ? anything(SPREAD) : 0,
      ),
    );
    this.unitLooks = new Learned(
      Float32Array.from({ length: UNITS * DIRECTIONS }, () => anything(UNIT_SPREAD)),
    );
    this.unitBias = new Learned(Float32Array.from({ length: UNITS }, () => anything(SPREAD)));
  }

  /** Learns from one text; gives the slope of its loss along each direction. Targets below nothing say nothing. */
  learn(directions: Float32Array, targets: ArrayLike<number>, rate: number): Float32Array {
    const { points, slope } = this;
    points.set(directions);
    this.hear();
    slope.fill(0);
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      const target = targets[label] as number;
      if (target >= 0) this.learnLabel(label, target, rate);
    }
    for (let unit = 0; unit < UNITS; unit += 1) {
      if (points[DIRECTIONS + unit] === 0) continue;
      const gradient = slope[DIRECTIONS + unit] as number;
      for (let d = 0, at = unit * DIRECTIONS; d < DIRECTIONS; d += 1, at += 1) {
        slope[d] = (slope[d] as number) + gradient * (this.unitLooks.weights[at] as number);
        this.unitLooks.step(at, gradient * (points[d] as number), rate);
      }
      this.unitBias.step(unit, gradient, rate);
    }
    return slope;
  }

  private learnLabel(label: number, target: number, rate: number): void {
    const { points, slope } = this;
    const { weights, squares } = this.looks;
    const from = label * WIDTH;
    const width = LABEL_WIDTHS[label] as number;
    let score = this.labelBias.weights[label] as number;
    for (let d = 0; d < width; d += 1) score += (weights[from + d] as number) * (points[d] as number);
    const error = 1 / (1 + Math.exp(-score)) - target;
    this.labelBias.step(label, error, rate);
    for (let d = 0, at = from; d < width; d += 1, at += 1) {
      const point = points[d] as number;
      const weight = weights[at] as number;
      slope[d] = (slope[d] as number) + error * weight;
      const gradient = error * point;
      const square = (squares[at] as number) + gradient * gradient;
      squares[at] = square;
      weights[at] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }

  /** The units, from the directions. */
  private hear(): void {
    const { points } = this;
    for (let unit = 0; unit < UNITS; unit += 1) {
      let sum = this.unitBias.weights[unit] as number;
      for (let d = 0, at = unit * DIRECTIONS; d < DIRECTIONS; d += 1, at += 1)
        sum += (this.unitLooks.weights[at] as number) * (points[d] as number);
      points[DIRECTIONS + unit] = sum > 0 ? sum : 0;
    }
  }

  /** What a label looks for, and its bias. */
  label(label: number): { looks: Float32Array; bias: number } {
    const from = label * WIDTH;
    return {
      looks: this.looks.weights.subarray(from, from + (LABEL_WIDTHS[label] as number)),
      bias: this.labelBias.weights[label] as number,
    };
  }

  /** What a unit looks for, and from where on. */
  unit(unit: number): { looks: Float32Array; bias: number } {
    return {
      looks: this.unitLooks.weights.subarray(unit * DIRECTIONS, (unit + 1) * DIRECTIONS),
      bias: this.unitBias.weights[unit] as number,
    };
  }
}
