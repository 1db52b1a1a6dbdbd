import type { MeaningCorpus } from '../meanings/corpus';
import { type Corpus, type Example, type Talk, TOLD } from './corpus';

interface ToldLine {
  writer: string;
  language: 'en' | 'es';
  text: string;
}

/**
 * A corpus with texts of ordinary burdens and joys, but for those in which a second reader heard a sign of danger, and with
 * talks of people who are in none; and their writers among those who are left out.
 */
export function withTold(corpus: Corpus, meanings: MeaningCorpus): Corpus {
  const { situations, further, remarks, calm, withSigns } = meanings;
  const told = [...situations, ...further, ...remarks].filter(({ text }) => !withSigns.has(text));
  const talks = calmTalks(calm);
  const known = new Set(corpus.writers.map(({ id }) => id));
  const writers = meanings.writers
    .filter(({ id }) => !known.has(id) && [...told, ...calm].some(({ writer }) => writer === id))
    .map(({ id, language }) => ({ id, language, place: '', who: '', style: '', use: 'train' as const }));
  return {
    writers: [...corpus.writers, ...writers],
    lines: [
      ...corpus.lines,
      ...told.map((line, index) => toExample(line, `${line.writer}-${TOLD}-${index}`)),
    ],
    talks: [...corpus.talks, ...talks],
  };
}

const toExample = ({ writer, language, text }: ToldLine, id: string): Example => ({
  id,
  writer,
  language,
  kind: TOLD,
  topics: [],
  act: 'tell',
  signs: new Map(),
  answer: null,
  text,
});

/** Talks of people in no danger: a kind of their own. */
export const CALM = 'calm';

function calmTalks(lines: MeaningCorpus['calm']): Talk[] {
  const talks = new Map<string, Talk>();
  for (const line of lines) {
    const id = `${line.writer}-c${line.label}`;
    const talk = talks.get(id) ?? {
      id,
      writer: line.writer,
      language: line.language,
      kind: CALM,
      turns: [],
    };
    talk.turns.push({ ...toExample(line, `${id}-${talk.turns.length}`), held: 'none' });
    talks.set(id, talk);
  }
  return [...talks.values()];
}
