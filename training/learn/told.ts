import { type Corpus, type Example, TOLD } from './corpus';

interface ToldLine {
  writer: string;
  language: 'en' | 'es';
  text: string;
}

/** A corpus with such lines, and their writers among those who are left out. */
export function withTold(corpus: Corpus, told: readonly ToldLine[]): Corpus {
  const lines = told.map(({ writer, language, text }, index): Example => ({
    id: `${writer}-${TOLD}-${index}`,
    writer,
    language,
    kind: TOLD,
    topics: [],
    act: 'tell',
    signs: new Map(),
    answer: null,
    text,
  }));
  const writers = [...new Map(told.map((line) => [line.writer, line])).values()].map(
    ({ writer, language }) => ({
      id: writer,
      language,
      place: '',
      who: '',
      style: '',
      use: 'train' as const,
    }),
  );
  return { ...corpus, writers: [...corpus.writers, ...writers], lines: [...corpus.lines, ...lines] };
}
