import type { Example } from './corpus';
import { seeded } from './random';

/** One copy in three gets one kind of noise. */
const ONE_IN = 3;
const SEED = 7;
/** Words that turn a meaning round: never broken. */
const KEPT = new Set(
  'no not never nunca ni sin without nadie nobody nothing nada none jamas tampoco si yes'.split(' '),
);
const NEIGHBOURS: Record<string, string> = {
  a: 's',
  e: 'r',
  i: 'o',
  o: 'p',
  n: 'm',
  t: 'y',
  s: 'd',
  r: 't',
  l: 'k',
  u: 'i',
};
const SOUNDS: Record<string, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\btheir\b/g, 'there'],
    [/\byou're\b/g, 'your'],
    [/\bthrough\b/g, 'threw'],
  ],
  es: [
    [/\ba ver\b/g, 'haber'],
    [/\bque\b/g, 'q'],
    [/\bporque\b/g, 'xq'],
    [/\btambién\b/g, 'tmb'],
    [/\bqu(?=[eiéí])/g, 'k'],
    [/\bhay\b/g, 'ay'],
  ],
};

type Noise = (text: string, random: () => number, language: string) => string;

const eachWord = (text: string, random: () => number, change: (word: string) => string) =>
  text.replace(/[\p{L}]{4,}/gu, (word) =>
    KEPT.has(word.toLowerCase()) || random() > 0.25 ? word : change(word),
  );

const KINDS: readonly Noise[] = [
  (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.,]/g, ''),
  (text, random) =>
    eachWord(text, random, (word) => {
      const at = 1 + Math.floor(random() * (word.length - 2));
      const letter = word.charAt(at);
      return word.slice(0, at) + (NEIGHBOURS[letter] ?? letter + letter) + word.slice(at + 1);
    }),
  (text, random) =>
    eachWord(text, random, (word) => {
      const at = 1 + Math.floor(random() * (word.length - 2));
      return word.slice(0, at) + word.slice(at + 1);
    }),
  (text, random) => text.replace(/(?<=\p{L}{3}) (?=\p{L}{3})/gu, (space) => (random() < 0.15 ? '' : space)),
  (text, random) => eachWord(text, random, (word) => word.slice(0, -1) + (word.at(-1) ?? '').repeat(3)),
  (text, _, language) => (SOUNDS[language] ?? []).reduce((now, [from, to]) => now.replace(from, to), text),
];

/** One copy in three lines, as hurried fingers, a bare keyboard or dictation would have written it. The labels stay. */
export function noisy(examples: readonly Example[]): Example[] {
  const random = seeded(SEED);
  return examples
    .filter((_, index) => index % ONE_IN === 0)
    .map((example) => {
      const kind = KINDS[Math.floor(random() * KINDS.length)] as Noise;
      return { ...example, text: kind(example.text, random, example.language) };
    })
    .filter(({ text }, index) => text !== examples[index * ONE_IN]?.text);
}
