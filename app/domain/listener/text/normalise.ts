import { plainCharacters } from './characters';
import { joinSpacedLetters, unmask } from './disguises';
import { FILLERS, FORMS, PAIR_ENDS, PAIRS } from './word-forms';

export interface PlainText {
  /** Words with one space after each; `.` and `,` are words that end a sentence and a clause. */
  text: string;
  /** Offsets in `text` of what stood between quotation marks. */
  quotes: [number, number][];
}

const PIECE =
  /"|\n\s*\n|\n|[a-z0-9@$*#](?:[a-z0-9@$*!'|+-]*[a-z0-9@$*])?|'|[.!?;…。]+|[,:()\[\]—–/>]+|\p{L}+/gu;
const LETTER_A = 97;
const LETTER_Z = 122;
/**
 * "Ha" that stands by itself laughs: before a mark, the end or another one, or as the first word of a clause. Inside one it is Spanish
 * "haber" ("me ha dejado", "ha muerto"), also where a word as it is spoken follows ("ha venio").
 */
const LAUGHED =
  /\bha\b(?=\s*(?:$|[^\w\s]|ha\b))|\bha\b(?<=(?:^|[^\w\s])\s*ha|\bha\s+ha)(?! +(?:de|\w*(?:[ai]d?o|[ei]cho|isto|uesto|[eu]erto|elto|rito|roto))\b)/g;
const ELLIPSIS = /^(\.{2,}|…)$/;

/** Everything a person may do to a word undone, as far as that can be done without guessing. */
export const normalise = (text: string): PlainText => normalisePlain(plainCharacters(text));

/** The same for what `plainCharacters` gave. */
export function normalisePlain(characters: string): PlainText {
  const plain = joinSpacedLetters(characters).replace(LAUGHED, 'haha');
  const words = new Words();
  for (const { 0: piece, index } of plain.matchAll(PIECE)) {
    const before = plain[index - 1];
    if (beginsWithLetter(piece)) words.write(piece);
    else if (piece === '"') words.quote();
    else if (piece === "'") {
      if (words.isQuoted || before === undefined || /[\s(,:]/.test(before)) words.quote();
    } else if (/^[\p{L}0-9@$*#]/u.test(piece)) words.write(piece);
    else if (/^\n.*\n$/s.test(piece)) words.stop('.');
    else words.stop(/^[.!?;。]/.test(piece) && !ELLIPSIS.test(piece) ? '.' : ',');
  }
  return words.finish();
}

/** By its code, which is quicker than asking the expressions below for every word. */
function beginsWithLetter(piece: string): boolean {
  const code = piece.charCodeAt(0);
  return code >= LETTER_A && code <= LETTER_Z;
}

/** The plain words that one written word stands for. */
function plainWords(raw: string): string[] {
  const plain = FORMS.get(raw);
  if (plain !== undefined) return plain.split(' ');
  if (/^[a-z]+$/.test(raw)) return formOf(unmask(raw));
  const trimmed = raw.replace(/^#|!+$/g, '');
  const form = FORMS.get(trimmed) ?? FORMS.get(trimmed.replace(/'/g, ''));
  if (form !== undefined) return form.split(' ');
  return trimmed
    .replace(/'s$/, '')
    .split(/[-']/)
    .flatMap((part) => (part === '' ? [] : formOf(FORMS.has(part) ? part : unmask(part))));
}

const formOf = (word: string): string[] => (FORMS.get(word) ?? word).split(' ');

class Words {
  isQuoted = false;
  private readonly words: string[] = [];
  private length = 0;
  private readonly seen = new Map<string, string[]>();
  private quoteStart = 0;
  private readonly quotes: [number, number][] = [];

  write(raw: string): void {
    const known = this.seen.get(raw);
    const plain = known ?? plainWords(raw);
    if (!known) this.seen.set(raw, plain);
    for (const word of plain) this.add(word);
  }

  private add(word: string): void {
    if (FILLERS.has(word)) return;
    const last = this.words.at(-1);
    const pair = last !== undefined && PAIR_ENDS.has(word) ? PAIRS.get(`${last} ${word}`) : undefined;
    if (pair === undefined) return this.push(word);
    this.drop();
    for (const each of pair.split(' ')) if (!FILLERS.has(each)) this.push(each);
  }

  stop(mark: '.' | ','): void {
    const last = this.words.at(-1);
    if (last === undefined || last === '.') return;
    if (last === ',') {
      if (mark === ',') return;
      this.drop();
    }
    this.push(mark);
    if (mark === '.' && this.isQuoted && this.length - this.quoteStart > 400) this.isQuoted = false;
  }

  quote(): void {
    if (this.isQuoted && this.length > this.quoteStart) this.quotes.push([this.quoteStart, this.length]);
    this.isQuoted = !this.isQuoted;
    this.quoteStart = this.length;
  }

  finish(): PlainText {
    const text = this.words.length === 0 ? '' : `${this.words.join(' ')} `;
    return { text, quotes: this.quotes };
  }

  private push(word: string): void {
    this.words.push(word);
    this.length += word.length + 1;
  }

  private drop(): void {
    this.length -= (this.words.pop()?.length ?? 0) + 1;
  }
}
