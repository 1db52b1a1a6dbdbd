import { type CompiledPattern, compilePattern, type Macros } from './pattern';

export interface Match<Rule> {
  rule: Rule;
  /** Offsets in the scanned text. */
  start: number;
  end: number;
}

interface Entry<Rule> extends CompiledPattern {
  rule: Rule;
}

/** Patterns by the words they cannot do without: most texts touch few of them. */
export interface PatternIndex<Rule> {
  byWord: Map<string, Entry<Rule>[]>;
}

export function indexPatterns<Rule extends { patterns: readonly string[] }>(
  rules: readonly Rule[],
  macros: Macros,
): PatternIndex<Rule> {
  const byWord = new Map<string, Entry<Rule>[]>();
  for (const rule of rules) {
    for (const pattern of rule.patterns) {
      const entry = { ...compilePattern(pattern, macros), rule };
      for (const word of entry.needs) {
        const entries = byWord.get(word);
        if (entries) entries.push(entry);
        else byWord.set(word, [entry]);
      }
    }
  }
  return { byWord };
}

/** Where each word begins. The text is words with one space after each. */
export function findWords(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let start = 0; start < text.length;) {
    const end = text.indexOf(' ', start);
    const word = text.slice(start, end);
    const known = places.get(word);
    if (known) known.push(start);
    else places.set(word, [start]);
    start = end + 1;
  }
  return places;
}

/** Every place where a rule matches, at most one match for each pattern and place. */
export function scan<Rule>(index: PatternIndex<Rule>, text: string, places = findWords(text)): Match<Rule>[] {
  const tried = new Set<Entry<Rule>>();
  const matches: Match<Rule>[] = [];
  const isThere = lookUpIn(places);
  for (const word of places.keys()) {
    for (const entry of index.byWord.get(word) ?? []) {
      if (tried.has(entry)) continue;
      tried.add(entry);
      if (entry.alsoNeeds.every(isThere)) collect(entry, { text, places, matches });
    }
  }
  return matches;
}

/** Whether one of these words is in the text; asked once for each set. */
function lookUpIn(places: Map<string, number[]>) {
  const answers = new Map<Set<string>, boolean>();
  return (words: Set<string>): boolean => {
    let answer = answers.get(words);
    if (answer === undefined) answers.set(words, (answer = [...words].some((word) => places.has(word))));
    return answer;
  };
}

interface Search<Rule> {
  text: string;
  places: Map<string, number[]>;
  matches: Match<Rule>[];
}

function collect<Rule>({ rule, expression, first }: Entry<Rule>, { text, places, matches }: Search<Rule>) {
  const [fewer, isIn] = first.size < places.size ? [first, places] : [places.keys(), first];
  for (const word of fewer) {
    if (!isIn.has(word)) continue;
    for (const start of places.get(word) ?? []) {
      expression.lastIndex = start;
      if (expression.test(text)) matches.push({ rule, start, end: expression.lastIndex });
    }
  }
}
