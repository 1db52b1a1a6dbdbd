/** What the texts of one conversation have sounded like so far, in log-odds of danger. Plain JSON. */
export interface Sounded {
  /** How many texts, `COUNTED` at most: so long a talk is never so calm that nothing could be heard in it any more. */
  texts: number;
  mean: number;
  /** The two that sounded most like it. */
  most: number;
  second: number;
  newest: number;
}

/** What each of it is worth; from nothing on, danger that no text says by itself is asked about. */
export interface TalkWeights {
  most: number;
  second: number;
  mean: number;
  /** For the logarithm of the number of texts. */
  texts: number;
  bias: number;
}

export const NO_WEIGHTS: TalkWeights = { most: 0, second: 0, mean: 0, texts: 0, bias: 0 };

const COUNTED = 12;
/** Nothing is surer than this, either way. */
const SUREST = 4;
/** Two texts have to be at least this likely, the newest among those that are: one alone is asked about by itself or not at all. */
const SOUNDS_FROM = 0.15;

export const SILENT: Sounded = { texts: 0, mean: 0, most: -SUREST, second: -SUREST, newest: -SUREST };

const oddsOf = (likelihood: number) =>
  Math.max(-SUREST, Math.min(SUREST, Math.log(likelihood / (1 - likelihood))));

/** With one text more. `danger`: how likely it carries any, 0 to 1. */
export function withText({ texts, mean, most, second }: Sounded, danger: number): Sounded {
  const odds = oddsOf(danger);
  const counted = Math.min(COUNTED, texts + 1);
  return {
    texts: counted,
    mean: mean + (odds - mean) / counted,
    most: Math.max(most, odds),
    second: Math.max(second, Math.min(most, odds)),
    newest: odds,
  };
}

/** What a logistic regression makes of it. */
export const featuresOfTalk = ({ texts, mean, most, second }: Sounded): number[] => [
  most,
  second,
  mean,
  Math.log(Math.max(1, texts)),
];

/** How much a talk sounds like danger in pieces: log-odds, at nothing where it is asked about. */
export function piecesIn(sounded: Sounded, weights: TalkWeights): number {
  const [most, second, mean, texts] = featuresOfTalk(sounded) as [number, number, number, number];
  return (
    weights.bias + weights.most * most + weights.second * second + weights.mean * mean + weights.texts * texts
  );
}

/** Whether two texts have sounded like danger at all, and the newest is one that does. */
export const soundsAgain = ({ second, newest }: Sounded): boolean =>
  Math.min(second, newest) >= oddsOf(SOUNDS_FROM);
