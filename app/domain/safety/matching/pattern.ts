/**
 * A small language for word patterns. Elements stand between spaces:
 * `a|b` one of these words (`a_b` is two words in a row), `@name` one of a macro's patterns, `x?` may be missing, `~3` up to three words of the same
 * sentence, `!a|b` none of these comes next, `^` and `$` the beginning and the end of a clause.
 * It compiles to a regular expression in which every repetition is bounded, so a match costs a bounded number of steps.
 */
export interface CompiledPattern {
  expression: RegExp;
  /** Every match begins with one of these words. */
  first: Set<string>;
  /** No match without one of these words: what a text must hold for the pattern to be tried at all. */
  needs: Set<string>;
  /** What else it needs: a word of each. Equal sets are one and the same. */
  alsoNeeds: Set<string>[];
}

export type Macros = Record<string, readonly string[]>;

interface Part {
  source: string;
  /** Empty when the part matches no word of its own. */
  first: Set<string>;
  isOptional: boolean;
  needs: Set<string> | null;
}

/** @throws Error for an unknown macro or a pattern that can match nothing */
export function compilePattern(pattern: string, macros: Macros): CompiledPattern {
  const { source, first, needs, required, isOptional } = sequence(pattern, macros);
  if (isOptional || !needs) throw new Error(`the pattern "${pattern}" matches nothing`);
  const alsoNeeds = [...new Set(required.filter((words) => words !== needs).map(shared))];
  return { expression: new RegExp(source, 'y'), first, needs, alsoNeeds };
}

const sharedSets = new Map<string, Set<string>>();

/** The one set of these words. */
function shared(words: Set<string>): Set<string> {
  const name = [...words].sort().join(' ');
  const known = sharedSets.get(name);
  if (!known) sharedSets.set(name, words);
  return known ?? words;
}

function sequence(pattern: string, macros: Macros): Part & { required: Set<string>[] } {
  const parts = pattern
    .split(' ')
    .filter(Boolean)
    .map((element) => partOf(element, macros));
  const first = new Set<string>();
  for (const part of parts) {
    for (const word of part.first) first.add(word);
    if (!part.isOptional) break;
  }
  const required = parts.flatMap((part) => (part.needs && !part.isOptional ? [part.needs] : []));
  const needs = required.reduce<Set<string> | null>(
    (best, next) => (!best || costOf(next) < costOf(best) ? next : best),
    null,
  );
  return {
    source: parts.map(({ source }) => source).join(''),
    first,
    isOptional: parts.every(({ isOptional }) => isOptional),
    needs,
    required,
  };
}

const END = '(?=$|[.,] )';
const nothing = { first: new Set<string>(), isOptional: true, needs: null };

function partOf(element: string, macros: Macros): Part {
  if (element === '^') return { ...nothing, source: '(?<=^|[.,] )' };
  if (element === '$') return { ...nothing, source: END };
  if (element.startsWith('~')) return { ...nothing, source: `(?:[^ .]+ ){0,${Number(element.slice(1))}}?` };
  if (element.startsWith('!')) return { ...nothing, source: `(?!${oneOf(element.slice(1), macros).source})` };
  if (!element.endsWith('?')) return oneOf(element, macros);
  const part = oneOf(element.slice(0, -1), macros);
  return { ...part, source: `(?:${part.source})?`, isOptional: true };
}

function oneOf(element: string, macros: Macros): Part {
  const words: string[] = [];
  const parts: Part[] = [];
  for (const choice of element.split('|')) {
    if (choice === '$') parts.push({ ...nothing, source: END });
    else if (choice.startsWith('@')) parts.push(macroOf(choice.slice(1), macros));
    else words.push(choice);
  }
  if (words.length > 0) parts.push(wordsPart(words));
  const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
  return {
    source:
      parts.length === 1 && parts[0] ? parts[0].source : `(?:${parts.map(({ source }) => source).join('|')})`,
    first: union(parts.map(({ first }) => first)),
    isOptional: parts.some(({ isOptional }) => isOptional),
    needs: union(parts.map(({ needs }) => needs ?? new Set<string>())),
  };
}

function wordsPart(words: string[]): Part {
  // A comma inside a phrase does not break it.
  const source = `(?:${words.map((word) => word.replaceAll('_', ' ')).join('|')}) (?:, )?`;
  const first = new Set(words.map((word) => word.split('_')[0] ?? word));
  return { source, first, isOptional: false, needs: first };
}

const cache = new WeakMap<Macros, Map<string, Part>>();

function macroOf(name: string, macros: Macros): Part {
  const known = cache.get(macros) ?? new Map<string, Part>();
  cache.set(macros, known);
  const earlier = known.get(name);
  if (earlier) return earlier;
  const choices = macros[name];
  if (!choices) throw new Error(`there is no macro @${name}`);
  const parts = choices.map((choice) => sequence(choice, macros));
  const empty = choices.find((_, index) => parts[index]?.isOptional);
  if (empty !== undefined) throw new Error(`"${empty}" of @${name} matches nothing`);
  const part: Part = {
    source: `(?:${parts.map(({ source }) => source).join('|')})`,
    first: new Set(parts.flatMap(({ first }) => [...first])),
    isOptional: parts.some(({ isOptional }) => isOptional),
    needs: new Set(parts.flatMap(({ needs }) => [...(needs ?? [])])),
  };
  known.set(name, part);
  return part;
}

// Words so frequent that asking for them rules little out.
const FREQUENT = new Set('i me my you it this that to the a an of in on at for with and or is am are was be been do not no have had will would can could should if so all what how when want going get go like know think feel feeling now he she they him her them de la el que y a en un una me mi no se lo por con para es estoy quiero voy'.split(' ')); // prettier-ignore
const FREQUENT_COST = 40;

const costOf = (words: Set<string>) =>
  [...words].reduce((sum, word) => sum + (FREQUENT.has(word) ? FREQUENT_COST : 1), 0);
