import { plainCharacters } from '../../../listener/text/characters';
import { narrow } from '../../../listener/text/narrow';

/** Chat spelling as plain words, of both languages. */
const SPELLED: Readonly<Record<string, string>> = {
  u: 'you', r: 'are', ur: 'your', tho: 'though', cos: 'because', cuz: 'because', coz: 'because',
  dont: 'do not', doesnt: 'does not', didnt: 'did not', cant: 'cannot', wont: 'will not', isnt: 'is not', aint: 'is not',
  wasnt: 'was not', werent: 'were not', arent: 'are not', havent: 'have not', hasnt: 'has not', wouldnt: 'would not',
  im: 'i am', dyou: 'do you', ive: 'i have', youre: 'you are', its: 'it is', thats: 'that is', whats: 'what is', wheres: 'where is',
  whos: 'who is', hes: 'he is', shes: 'she is', theyre: 'they are', lets: 'let us', wanna: 'want to', gonna: 'going to',
  gotta: 'got to', lemme: 'let me', gimme: 'give me', nite: 'night', thx: 'thanks', pls: 'please', plz: 'please',
  q: 'que', k: 'que', ke: 'que', xq: 'porque', pq: 'porque', porq: 'porque', tmb: 'tambien', tb: 'tambien',
  tbn: 'tambien', x: 'por', xfa: 'por favor', porfa: 'por favor', toy: 'estoy', pa: 'para', dsp: 'despues',
  finde: 'fin de semana', mum: 'mom', bf: 'boyfriend', gf: 'girlfriend', tomorow: 'tomorrow', tommorow: 'tomorrow', hubby: 'husband', bro: 'brother', sis: 'sister',
}; // prettier-ignore
const LAUGH = /^(?:(?:ja|je|ha|he){2,}[hj]?|lo+l|lmf?ao|xd|jk)$/;
const WITH_APOSTROPHE: Readonly<Record<string, string>> = {
  "i'll": 'i will', "i'd": 'i would', "we'll": 'we will', "you'll": 'you will', "he'll": 'he will', "she'd": 'she would',
  "we're": 'we are', "won't": 'will not', "she'll": 'she will',
}; // prettier-ignore

/**
 * A typed text in plain words, none of them left out: lower case, no accents, chat spelling written out, laughter
 * dropped. Each word stands between spaces; `.`, `,` and `?` are words.
 */
export function typedWords(text: string): string {
  if (text !== last.text) last = { text, words: wordsOf(text) };
  return last.words;
}
/** One turn asks many times for the words of one text. */
let last = { text: '', words: '  ' };

function wordsOf(text: string): string {
  const pieces = plainCharacters(text).match(/[a-z0-9][a-z0-9']*|[.!;\n]+|[?]+|,+/g) ?? [];
  const words = pieces.flatMap((piece) => {
    if (/^[?]/.test(piece)) return ['?'];
    if (/^[.!;\n]/.test(piece)) return ['.'];
    if (piece.startsWith(',')) return [','];
    const whole = WITH_APOSTROPHE[piece];
    const bare = piece.replace(/'/g, '');
    return LAUGH.test(bare) ? [] : [whole ?? SPELLED[bare] ?? bare];
  });
  return narrow(` ${words.join(' ')} `);
}

/** What stands in a text as whole words. */
export const phrase = (list: string): RegExp => new RegExp(` (?:${list})(?= )`);

/** What a text begins with, after the words that people begin with. */
export const opening = (list: string): RegExp => new RegExp(`^ (?:${FILLER} )*(?:${list})(?= )`);
const FILLER =
  '(?:ok|okay|k|well|so|oh|ah|eh|uh|um|hm|yo|hey|hi|hello|look|and|but|then|anyway|no|nah|nope|yeah|yes|thanks|thank you|sorry|bueno|pues|vale|listo|mira|oye|che|wey|hola|y|pero|entonces|gracias|si|ya|ay|[.,])';

/** Where a clause ends, or all of it. */
export const CLAUSE = '(?= (?:$|[.,?]))';
/** The same, or with a word that people end with. */
export const END =
  '(?= (?:$|[.,?]|then|now|love|mate|harbor|thanks|thank you|ya|mejor|gracias|pues|wey|tia|tio|che|bye|chau|que))';
