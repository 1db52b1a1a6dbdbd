import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { encode } from '../app/domain/listener/weights-format';
import { calibrate } from '../training/learn/calibrate';
import { readCorpus } from '../training/learn/corpus';
import { examplesOf, foldsOf, samplesOf, scoreHeldOut, weightsOf } from '../training/learn/held-out';
import { linesFor } from '../training/learn/lines';
import { learnTalk } from '../training/learn/talks';
import { withTold } from '../training/learn/told';
import { readMeanings } from '../training/meanings/corpus';

const WEIGHTS = 'app/domain/listener/weights.bin';
const FOLDS = 5;

const corpus = withTold(readCorpus('training'), readMeanings('training/meanings'));
const examples = examplesOf(corpus);
const writers = corpus.writers.map(({ id }) => id);
const sha256 = createHash('sha256')
  .update(examples.map((example) => JSON.stringify([example, [...example.signs]])).join('\n'))
  .digest('hex');
console.log(`${corpus.lines.length} lines and ${corpus.talks.length} talks by ${writers.length} writers`);
const held = foldsOf(writers, FOLDS).flatMap((group, fold) => {
  console.log(`left out (${fold + 1} of ${FOLDS}): ${group.join(' ')}`);
  return scoreHeldOut(examples, group);
});
const calibration = calibrate(held);
const known = held.filter(
  ({ example }) => corpus.writers.find(({ id }) => id === example.writer)?.use !== 'test',
);
const lines = linesFor(known, calibration);
const talk = learnTalk(corpus.talks, known, calibration);
console.log(lines, talk);
const about = { sha256, lines: corpus.lines.length, talks: corpus.talks.length, writers: writers.length };
const bytes = encode(weightsOf(samplesOf(examples), { calibration, lines, talk, corpus: about }));
fs.writeFileSync(WEIGHTS, bytes);
console.log(`${WEIGHTS}: ${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
