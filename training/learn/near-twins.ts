import type { Example } from './corpus';

const RUN = 5;
/** Of the shorter line's runs of five words, more than this part in common is the same line. */
const IN_COMMON = 0.6;

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < RUN
    ? []
    : Array.from({ length: words.length - RUN + 1 }, (_, at) => words.slice(at, at + RUN).join(' '));
};

/** Pairs of lines that share more than 60 % of their runs of five words. */
export function nearTwins(examples: readonly Example[]): [Example, Example][] {
  const runs = examples.map(({ text }) => new Set(runsOf(text)));
  const byRun = new Map<string, number[]>();
  const twins: [Example, Example][] = [];
  for (const [index, own] of runs.entries()) {
    const shared = new Map<number, number>();
    for (const run of own) {
      const earlier = byRun.get(run) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      byRun.set(run, [...earlier, index]);
    }
    for (const [other, count] of shared)
      if (count > IN_COMMON * Math.min(own.size, (runs[other] as Set<string>).size))
        twins.push([examples[other] as Example, examples[index] as Example]);
  }
  return twins;
}
