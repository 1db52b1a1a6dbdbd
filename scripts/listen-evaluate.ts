import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { utcDate } from '../app/domain/calendar/utc';
import { RECOGNISER } from '../app/domain/listener/listen';
import { conversationRows, tracesOf, walk } from '../training/learn/conversations';
import { readCorpus, TOLD } from '../training/learn/corpus';
import { hear, reliability, rowsByKind, rowsByLabel } from '../training/learn/figures';
import { examplesOf, foldsOf, recogniserWithout } from '../training/learn/held-out';
import { sourcesOf } from '../training/learn/sources';
import { withTold } from '../training/learn/told';
import { readMeanings } from '../training/meanings/corpus';

const FIGURES = 'training/figures.json';
const FOLDS = 5;

const corpus = withTold(readCorpus('training'), readMeanings('training/meanings'));
const examples = examplesOf(corpus);
const { labels: calibration, lines, talk, corpus: about } = RECOGNISER.header;
const folds = foldsOf(
  corpus.writers.map(({ id }) => id),
  FOLDS,
).map((group, fold) => {
  console.error(`left out (${fold + 1} of ${FOLDS}): ${group.join(' ')}`);
  const recogniser = recogniserWithout(group, examples, { calibration, lines, talk, corpus: about });
  return {
    lines: corpus.lines
      .filter(({ writer, kind }) => group.includes(writer) && kind !== 'answers' && kind !== 'earlier')
      .map((line) => hear(line, recogniser)),
    talks: corpus.talks.filter(({ writer }) => group.includes(writer)).map((talk) => walk(talk, recogniser)),
  };
});
const heard = folds.flatMap(({ lines: ofFold }) => ofFold);
const walked = folds.flatMap(({ talks }) => talks);
const testers = new Set(corpus.writers.filter(({ use }) => use === 'test').map(({ id }) => id));
const byWriter = corpus.writers
  .filter(({ id }) => heard.some(({ example }) => example.writer === id && example.kind !== TOLD))
  .map(({ id, language }) => ({
    id,
    language,
    ...rowsByKind(heard, ({ writer }) => writer === id)['crisis lines'],
  }))
  .sort((one, other) => (one.heard ?? 0) - (other.heard ?? 0));
const figures = {
  date: utcDate(new Date()),
  sources: sourcesOf(process.cwd()),
  weights: createHash('sha256').update(fs.readFileSync('app/domain/listener/weights.bin')).digest('hex'),
  all: rowsByKind(heard, () => true),
  english: rowsByKind(heard, ({ language }) => language === 'en'),
  spanish: rowsByKind(heard, ({ language }) => language === 'es'),
  'test writers': rowsByKind(heard, ({ writer }) => testers.has(writer)),
  conversations: {
    all: conversationRows(walked, () => true),
    english: conversationRows(walked, ({ language }) => language === 'en'),
    spanish: conversationRows(walked, ({ language }) => language === 'es'),
    'test writers': conversationRows(walked, ({ writer }) => testers.has(writer)),
  },
  harbor: tracesOf(corpus.talks),
  'crisis lines by writer, worst first': byWriter,
  labels: rowsByLabel(heard),
  reliability: reliability(heard),
};
fs.writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
for (const [name, rows] of Object.entries({
  all: figures.all,
  english: figures.english,
  spanish: figures.spanish,
  'test writers': figures['test writers'],
})) {
  console.log(`\n${name} (per cent, each writer left out once)`);
  console.table(rows);
}
console.log('\nconversations, as Harbor goes through them (per cent)');
console.log(JSON.stringify(figures.conversations, null, 2));
console.log('\ncrisis lines by writer, worst first');
console.table(byWriter);
console.table(figures.labels);
console.log('\nconfidence of danger: from, lines, per cent with danger');
console.table(figures.reliability);
