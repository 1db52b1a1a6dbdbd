import { type LearnedMeanings, learnMeanings } from './learn';
import type { WrittenSample } from './samples';

/** What is learned from these, each as many times as it says. */
export const learnFrom = (
  samples: readonly WrittenSample[],
  settings: Parameters<typeof learnMeanings>[1],
): LearnedMeanings =>
  learnMeanings(
    samples.flatMap((sample) => Array<WrittenSample>(sample.times ?? 1).fill(sample)),
    settings,
  );
