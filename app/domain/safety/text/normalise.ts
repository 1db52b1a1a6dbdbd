import { plainCharacters } from './characters';
import { joinSpacedLetters, unmask } from './disguises';
import { FILLERS, FORMS, PAIRS } from './word-forms';

export interface PlainText {
  /** Words with one space after each; `.` and `,` are words that end a sentence and a clause. */
  text: string;
  /** Offsets in `text` of what stood between quotation marks. */
  quotes: [number, number][];
}

const PIECE =
  /"|\n\s*\n|\n|[a-z0-9@$*#](?:[a-z0-9@$*!'|+-]*[a-z0-9@$*])?|'|[.!?;…。]+|[,:()\[\]—–/>]+|\p{L}+/gu;
const ELLIPSIS = /^(\.{2,}|…)$/;

/** Everything a person may do to a word undone, as far as that can be done without guessing. */
export function normalise(text: string): PlainText {
  const plain = joinSpacedLetters(plainCharacters(text));
  const words = new Words();
  for (const { 0: piece, index } of plain.matchAll(PIECE)) {
    const before = plain[index - 1];
    if (piece === '"') words.quote();
    else if (piece === "'") {
      if (words.isQuoted || before === undefined || /[\s(,:]/.test(before)) words.quote();
    } else if (/^[\p{L}0-9@$*#]/u.test(piece)) addWord(words, piece);
    else if (/^\n.*\n$/s.test(piece)) words.stop('.');
    else words.stop(/^[.!?;。]/.test(piece) && !ELLIPSIS.test(piece) ? '.' : ',');
  }
  return words.finish();
}

function addWord(words: Words, raw: string): void {
  const trimmed = raw.replace(/^#|!+$/g, '');
  const form = FORMS.get(trimmed) ?? FORMS.get(trimmed.replace(/'/g, ''));
  if (form !== undefined) return form.split(' ').forEach((word) => words.add(word));
  for (const part of trimmed.replace(/'s$/, '').split(/[-']/)) {
    if (part === '') continue;
    const known = FORMS.get(part) ?? unmask(part);
    for (const word of (FORMS.get(known) ?? known).split(' ')) words.add(word);
  }
}

class Words {
  isQuoted = false;
  private readonly words: string[] = [];
  private length = 0;
  private quoteStart = 0;
  private readonly quotes: [number, number][] = [];

  add(word: string): void {
    if (FILLERS.has(word)) return;
    const last = this.words.at(-1);
    const pair = last === undefined ? undefined : PAIRS.get(`${last} ${word}`);
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
    return { text: this.words.map((word) => word + ' ').join(''), quotes: this.quotes };
  }

  private push(word: string): void {
    this.words.push(word);
    this.length += word.length + 1;
  }

  private drop(): void {
    this.length -= (this.words.pop()?.length ?? 0) + 1;
  }
}
