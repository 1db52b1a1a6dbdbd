import { STEPS } from '../../steps/all';
import { isExerciseStep } from '../talk/move';
import type { Offered, Talk } from '../talk/state';

/** Longer texts say more than a button does. */
export const LONGEST_LABEL = 60;
const MOST_WORDS = 4;

/** The newest reply's button that a text stands for: its label, its place ("the second one"), or words of its label. */
export function typedChoice(text: string, { memory }: Talk): Offered | undefined {
  const plain = plainOf(text);
  if (plain === '' || plain.length > LONGEST_TEXT) return undefined;
  const exact = memory.offered.find(({ label }) => plainOf(label) === plain);
  const step = STEPS[memory.step ?? ''];
  // A question about safety is answered in full words; where words are asked for, they are the person's own.
  if (exact || ASKS_FOR_CALM.test(plain) || step?.asks || step?.writes || step?.rates) return exact;
  if (asksBackLabel(text, memory.offered)) return undefined;
  const short =
    plain.length <= LONGEST_LABEL
      ? (byPlace(plain, memory.offered) ?? byWords(plain, memory.offered))
      : undefined;
  const named = short ?? byLabelWithin(plain, memory.offered);
  return (
    named ??
    byFirstClause(text, { memory }) ??
    (isExerciseStep(memory.step) && !OWN_WORDS.has(step?.keeps ?? '')
      ? byTellingWord(plain, memory.offered)
      : undefined)
  );
}

/** Replies that ask which of their buttons it is. */
const ASKS_WHICH = /^(?:THINK|FACET|TOLD|CONFIRM|WHICH|FEELING|CORRECT|PICK(?:\..+)?|UNSURE\.1)$/;
const FIRST_CLAUSE = /^([^.,:;!?\n–—-]{3,40})[.,:;\n–—-]+\s*(\S.*)$/su;

/** Where it is asked which, the button that the first words name by themselves: "a thought. that I am a coward". */
function byFirstClause(text: string, { memory }: Pick<Talk, 'memory'>): Offered | undefined {
  if (!ASKS_WHICH.test(memory.step ?? '')) return undefined;
  const [, first = '', told = ''] = FIRST_CLAUSE.exec(text.trim()) ?? [];
  const plain = plainOf(first).replace(HEDGES, '').trim();
  if (told === '' || plain === '' || plain.split(' ').some((word) => NEGATIONS.has(word))) return undefined;
  return byWords(plain, memory.offered);
}
const HEDGES =
  /^(?:(?:i guess|i think|maybe|probably|mostly|creo que|supongo que|quiza|mas bien|hm+|uh|um|eh) )+/;

/** "Tell someone? That is just what I complain about": a label said back as a question presses nothing. */
function asksBackLabel(text: string, offered: readonly Offered[]): boolean {
  const [echo = '', ...rest] = text.split(/[?¿]+/).filter((piece) => piece.trim() !== '');
  const told = plainOf(rest.join(' '));
  if (told.split(' ').length < FEWEST_AFTER_ECHO || AGREES.test(told) || !/[?]/.test(text)) return false;
  return byWords(plainOf(echo), offered) !== undefined || byLabelWithin(plainOf(echo), offered) !== undefined;
}
const FEWEST_AFTER_ECHO = 4;
/** "Sí" agrees, and "si es justo de lo que me quejo" does not. */
const AGREES =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|fine|please|lets|let us|why not|claro|dale|vale|bueno|venga|por que no)(?: |$)|si(?: (?:dale|quiero|claro|por favor|porfa|me parece|vamos|mejor|eso|pues)(?: |$)|$))/;

/** Within an exercise: the one button that has a long word of a short text, "something pending at home". */
function byTellingWord(plain: string, offered: readonly Offered[]): Offered | undefined {
  const words = plain.split(' ');
  if (words.length > MOST_TELLING || words.some((word) => NEGATIONS.has(word))) return undefined;
  const telling = wordsOf(plain).filter((word) => word.length >= TELLING);
  const fitting = offered.filter(({ label }) =>
    wordsOf(plainOf(label)).some((own) => telling.some((word) => sameStem(own, word))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
/** What may be said in words of one's own: a time, a size. */
const OWN_WORDS = new Set(['when', 'time', 'size']);
const MOST_TELLING = 6;
const TELLING = 6;

/** A request of its own, whatever word of a button is in it. */
const ASKS_FOR_CALM = /^(?:por favor )?(?:calmame|tranquilizame)(?: por favor)?$/;

/** "The second, with the music": which one, and in a few words more why. */
const MORE = '(?: (?:with|of|about|from|on|in|for|then|de|del|con|la de|el de|lo de)(?: \\S+){1,4})?$';
const place = (list: string) => new RegExp(`^(?:${list})${MORE}`);
const PLACES: readonly RegExp[] = [
  place(
    '(?:the )?(?:first|1st|top)(?: one| button)?|number one|one|(?:n(?:o|umber)? )?1|(?:el |la )?primer[oa]?|(?:el |la |el boton )de arriba|the one (?:at|on) (?:the )?top',
  ),
  place('(?:the )?(?:second|2nd)(?: one)?|number two|two|(?:n(?:o|umber)? )?2|(?:el |la )?segund[oa]'),
  place('(?:the )?(?:third|3rd)(?: one)?|number three|three|(?:n(?:o|umber)? )?3|(?:el |la )?tercer[oa]?'),
  place('(?:the )?(?:fourth|4th)(?: one)?|number four|four|(?:n(?:o|umber)? )?4|(?:el |la )?cuart[oa]'),
  place('(?:the )?(?:fifth|5th)(?: one)?|number five|five|(?:n(?:o|umber)? )?5|(?:el |la )?quint[oa]'),
];
const LAST = place('(?:the )?(?:last|bottom)(?: one)?|(?:el |la )?ultim[oa]|(?:el |la )de abajo');

function byPlace(plain: string, offered: readonly Offered[]): Offered | undefined {
  const asked = plain.replace(/ (?:please|then|por favor|pls)$/, '');
  return LAST.test(asked) ? offered.at(-1) : offered[PLACES.findIndex((place) => place.test(asked))];
}

const EMPTY = new Set(
  'the a an one that this it i want would like to do lets let us please ok okay yes pick choose try and of for el la los las un una uno eso ese esa quiero porfa favor por si vamos a de del me my mi bueno entonces pues then well so just ill i will voy solo only'.split(
    ' ',
  ),
);
const wordsOf = (plain: string) => plain.split(' ').filter((word) => !EMPTY.has(word));

/** The one button whose label has every telling word of the text: "the breathing", "small step". */
function byWords(plain: string, offered: readonly Offered[]): Offered | undefined {
  const words = wordsOf(plain);
  if (words.length === 0 || words.length > MOST_WORDS || !words.some((word) => word.length > 3))
    return undefined;
  const fitting = offered.filter(({ label }) => {
    const own = wordsOf(plainOf(label));
    return words.every((word) => own.some((each) => sameStem(each, word)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "Breathing" and "breathe". */
const STEM = 5;
const sameStem = (one: string, other: string) =>
  one === other ||
  (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));

/** The one button whose label stands, telling word for telling word, within a longer text: "fine, show me the topics". */
function byLabelWithin(plain: string, offered: readonly Offered[]): Offered | undefined {
  const words = plain.split(' ');
  if (words.some((word) => NEGATIONS.has(word))) return undefined;
  const within = offered.filter(({ label }) => {
    const own = wordsOf(plainOf(label));
    const isTelling = own.length >= FEWEST_WITHIN && own.some((word) => word.length >= STEM);
    return isTelling && own.every((word) => words.some((each) => sameStem(each, word)));
  });
  return within.length === 1 ? within[0] : undefined;
}
const NEGATIONS = new Set(
  'no not never dont cant wont nope none nada nunca tampoco sin without but pero'.split(' '),
);
/** A single word is too little to tell a wish from a story. */
const FEWEST_WITHIN = 2;
const LONGEST_TEXT = 100;

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s.,;:!?¿¡'’"()…«»*-]+/g, ' ')
    .trim();
