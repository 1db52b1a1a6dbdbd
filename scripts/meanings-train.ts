import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { encode, type Weights } from '../app/domain/meanings/weights-format';
import { readCorpus } from '../training/learn/corpus';
import { readMeanings } from '../training/learn-meanings/corpus';
import { figuresOf } from '../training/learn-meanings/figures';
import { learnMeanings } from '../training/learn-meanings/learn';
import {
  answerSample,
  besideSample,
  situationSample,
  stories,
  withoutSituation,
  type WrittenSample,
} from '../training/learn-meanings/samples';

const FOLDER = 'training/meanings';
const LISTENER = 'app/domain/listener/weights.bin';
const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const corpus = readMeanings(FOLDER);
const listened = readCorpus('training').lines;
const steps = [...new Set(corpus.answers.map(({ step }) => step))];
const kinds: Record<string, WrittenSample[]> = {
  answers: [...corpus.answers.map(answerSample), ...stories(listened, steps)],
  situations: [
    ...corpus.situations.map(situationSample),
    ...corpus.besides.map(besideSample),
    ...withoutSituation(listened),
  ],
};
const wanted = process.argv.slice(2);
const figures = Object.entries(kinds)
  .filter(([kind]) => wanted.length === 0 || wanted.includes(kind))
  .map(([kind, samples]) => {
    console.log(`${kind}: ${samples.length} lines`);
    const own = figuresOf(
      samples,
      corpus.writers.map(({ id }) => id),
    );
    console.table(own);
    const { hashes, directions, meanings } = learnMeanings(samples);
    const weights: Weights = {
      header: {
        meanings: Object.fromEntries(
          Object.entries(meanings).map(([name, { looks, hears, bias }]) => [
            name,
            { looks: Array.from(looks, short), hears: Array.from(hears, short), bias: short(bias) },
          ]),
        ),
        learned: {
          lines: samples.length,
          writers: new Set(samples.map(({ writer }) => writer)).size,
          sha256: hashOf(samples.map(({ step, meaning, text }) => `${step}\t${meaning}\t${text}`).join('\n')),
          listener: hashOf(fs.readFileSync(LISTENER)),
        },
      },
      hashes,
      directions,
    };
    const bytes = encode(weights);
    fs.writeFileSync(`app/domain/meanings/${kind}.bin`, bytes);
    console.log(`${kind}.bin: ${bytes.length} bytes, sha256 ${hashOf(bytes)}`);
    return [kind, own];
  });
const before = JSON.parse(fs.readFileSync(`${FOLDER}/figures.json`, 'utf8')) as object;
const all = { ...before, ...Object.fromEntries(figures) };
fs.writeFileSync(`${FOLDER}/figures.json`, `${JSON.stringify(all, null, 2)}\n`);

function short(number: number): number {
  return Number(number.toFixed(3));
}
