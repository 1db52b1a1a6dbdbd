import { BESIDE } from '../../app/domain/meanings/answer-meanings';
import { likelihoods } from '../../app/domain/meanings/model';
import { isNoSituation, NO_SITUATIONS } from '../../app/domain/meanings/situations';
import { decode } from '../../app/domain/meanings/weights-format';
import { foldsOf } from '../learn/held-out';
import { learnFrom } from './learn-from';
import type { WrittenSample } from './samples';
import { encodeLearned } from './weights';

/** What the machine takes no button or situation from. */
const NOT_ACTED_ON: readonly string[] = ['more', 'danger', ...NO_SITUATIONS];

interface Read {
  sample: WrittenSample;
  best: string;
  sure: number;
}
/** In percent. `right at .6`: of what was read with a likelihood of .6 or more, how much was right; `read`: how much that was. */
export type MeaningFigures = Record<string, Record<string, number>>;

interface LeftOut {
  writers: readonly string[];
  groups: number;
  fewest: number;
}

/** How well meanings are read in the lines of writers who were left out of learning, each once, in groups. */
export function figuresOf(
  samples: readonly WrittenSample[],
  { writers, groups, fewest }: LeftOut,
): MeaningFigures {
  const own = writers.filter((writer) => samples.some((sample) => sample.writer === writer));
  const read = foldsOf(own, groups).flatMap((group) => {
    const known = samples.filter(({ writer }) => !group.includes(writer));
    const model = decode(encodeLearned(learnFrom(known, { fewest }), known));
    return samples
      .filter(({ writer }) => group.includes(writer))
      .map((sample): Read => {
        const [best] = [...likelihoods(model, sample, sample.candidates)].sort(
          (one, other) => other[1] - one[1],
        );
        return { sample, best: best?.[0] ?? '', sure: best?.[1] ?? 0 };
      });
  });
  const rows: MeaningFigures = {};
  for (const [name, isOf] of Object.entries(GROUPS)) {
    const own = read.filter(({ sample }) => isOf(sample));
    if (own.length > 0) rows[name] = figuresIn(own);
  }
  return rows;
}

const isBeside = ({ meaning }: WrittenSample) =>
  (BESIDE as readonly string[]).includes(meaning) || isNoSituation(meaning);
const GROUPS: Readonly<Record<string, (sample: WrittenSample) => boolean>> = {
  all: () => true,
  english: ({ language }) => language === 'en',
  spanish: ({ language }) => language === 'es',
  'what is offered': (sample) => sample.times === undefined && !isBeside(sample),
  'what is beside it': isBeside,
  'in talks': ({ times }) => times !== undefined,
};

function figuresIn(read: readonly Read[]): Record<string, number> {
  const isRight = ({ best, sample }: Read) => best === sample.meaning;
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
  const row: Record<string, number> = {
    lines: read.length,
    right: percent(read.filter(isRight).length, read.length),
  };
  for (const line of [0.6, 0.8]) {
    const taken = read.filter(({ best, sure }) => sure >= line && !NOT_ACTED_ON.includes(best));
    row[`read at ${line}`] = percent(taken.length, read.length);
    row[`right at ${line}`] = percent(taken.filter(isRight).length, taken.length);
  }
  return row;
}
