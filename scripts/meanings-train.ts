import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readCorpus } from '../training/learn/corpus';
import { figuresOf } from '../training/learn-meanings/figures';
import { learnFrom } from '../training/learn-meanings/learn-from';
import {
  actSamples,
  answerSample,
  besideSample,
  remarkInTalk,
  remarkSample,
  situationSample,
  stories,
  toneSample,
  topicSamples,
  withoutSituation,
  type WrittenSample,
} from '../training/learn-meanings/samples';
import { encodeLearned } from '../training/learn-meanings/weights';
import { readMeanings } from '../training/meanings/corpus';

const FOLDER = 'training/meanings';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const corpus = readMeanings(FOLDER);
const listened = readCorpus('training').lines;
const steps = [...new Set(corpus.answers.map(({ step }) => step))];
const hands = corpus.writers.map(({ id }) => id);
const listeners = [...new Set([...listened.map(({ writer }) => writer), ...hands])];

interface Kind {
  samples: () => WrittenSample[];
  /** Whose lines are left out once, and in how many groups. */
  writers: readonly string[];
  groups: number;
  /** Features of fewer texts are left out. */
  fewest: number;
}
const FEW = { writers: hands, groups: 6, fewest: 5 };
const MANY = { writers: listeners, groups: 3, fewest: 10 };
const kinds: Record<string, Kind> = {
  answers: { ...FEW, samples: () => [...corpus.answers.map(answerSample), ...stories(listened, steps)] },
  situations: {
    ...FEW,
    samples: () => [
      ...corpus.situations.map(situationSample),
      ...corpus.further.filter(({ label }) => label.includes('.')).map(situationSample),
      ...corpus.besides.map(besideSample),
      ...withoutSituation(listened),
    ],
  },
  remarks: {
    ...FEW,
    writers: listeners,
    // What counts three times counts so in its features, too.
    fewest: 9,
    samples: () => [...corpus.remarks.map(remarkSample), ...corpus.inTalk.map(remarkInTalk)],
  },
  tones: { ...MANY, fewest: 3, samples: () => corpus.tones.map(toneSample) },
  topics: { ...MANY, samples: () => topicSamples(listened, [...corpus.situations, ...corpus.further]) },
  acts: { ...MANY, samples: () => actSamples(listened) },
};
const wanted = process.argv.slice(2);
const figures = Object.entries(kinds)
  .filter(([kind]) => wanted.length === 0 || wanted.includes(kind))
  .map(([kind, { samples: samplesOf, fewest, ...leftOut }]) => {
    const samples = samplesOf();
    console.log(`${kind}: ${samples.length} lines`);
    const own = figuresOf(samples, { ...leftOut, fewest });
    console.table(own);
    const bytes = encodeLearned(learnFrom(samples, { fewest }), samples);
    fs.writeFileSync(`app/domain/meanings/${kind}.bin`, bytes);
    console.log(`${kind}.bin: ${bytes.length} bytes, sha256 ${hashOf(bytes)}`);
    return [kind, own];
  });
const before = JSON.parse(fs.readFileSync(`${FOLDER}/figures.json`, 'utf8')) as object;
const all = { ...before, ...Object.fromEntries(figures) };
fs.writeFileSync(`${FOLDER}/figures.json`, `${JSON.stringify(all, null, 2)}\n`);
