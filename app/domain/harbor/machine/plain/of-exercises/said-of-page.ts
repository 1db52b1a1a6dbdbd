import { deletesShown } from '../of-harbor/aimed-at-harbor';
import { phrase, typedWords } from '../typed-words';
import { type PageComplaint, pageComplaint } from './page-complaints';

const LONGEST = 160;

/** What is said of lines that are shown to be kept or deleted, or were kept just now. */
export type SaidOfPage = 'delete' | 'keep' | 'show' | 'notKept' | PageComplaint;

const SHOW = phrase(
  '(?:show|read) (?:it|me|them|that|this)(?: (?:to me|again|back|all|the \\S+))*|(?:let me|can i|could i|i want to|want to|i (?:would like|need) to|how (?:do|can) i) (?:see|read|look at) (?:it|them|that|this|the|my|what)|where (?:is|are) (?:it|they|the (?:message|text|lines?|letter|page)|my \\S+)|(?:cannot|do not|not) see (?:it|them|anything|the \\S+|my \\S+)|(?:there is )?nothing (?:is )?(?:here|there|to see|shown|showing)|(?:what|how) does (?:it|the (?:message|text|letter)) (?:say|look|read|go)|(?:in )?what order|say what|what (?:lines|message|text|record)(?= (?:$|[.,?]))|(?:como|que tal) (?:queda|quedo|quedaria|va|dice|se ve|suena) (?:el|la|lo|mi|todo|al final)|como (?:queda|quedo|quedaron)|no (?:lo|la|los|las) (?:veo|vi|encuentro)|no (?:veo|aparece|sale|se ve) (?:nada|el|la|mi|lo|ningun\\S*)|no (?:aparece|sale|se ve)|(?:muestra|ensena|lee|pon)(?:me|melo|mela|lo|la|los|las)(?: (?:otra vez|de nuevo|todo|el \\S+|la \\S+))?|(?:quiero|queria|quisiera|puedo|dejame|a ver si puedo) (?:ver|leer)(?:lo|la|los|las)?|donde (?:esta|estan|quedo|quedaron|lo veo)|que (?:dice|decia|lineas|mensaje)|a ver (?:el|la|lo|como|que)',
);
const NOT_KEPT = phrase(
  '(?:do not|did not|not|never) (?:(?:want|wanted|ask|mean|meant|say|said|you|to|it|this|that|for|anything) )*(?:keep|kept|save|saved)|no (?:(?:lo|la|los|las|yo|quiero|queria|quise|pedi|dije|que|me|vayas a|quede|te) )*(?:guard\\S+)',
);
const KEEP =
  /^ (?:(?:ok|okay|yes|yeah|yep|please|fine|sure|si|vale|dale|bueno|claro|porfa|por favor|pues|ya|[.,]) )*(?:(?:i want to |i will |ill |let us |you can |quiero |me lo )?(?:keep|save|guarda|guardar|guardal[oa]s?|guardemel[oa]|guardarl[oa]s?|conserv\S+)(?: (?:it|this|that|them|as it is|as is|eso|esto|todo|como esta|tal cual|please|here|aqui|then|si|porfa|por favor))*|yes|yeah|yep|si|claro)(?: (?:please|thanks|thank you|gracias|porfa|por favor|then|[.,]))* $/;

/** What a text says of the page that is shown, or was kept: that it is to go, to stay, or to be seen. Null: none of these. */
export function saidOfPage(words: string, text: string): SaidOfPage | null {
  if (text.length > LONGEST) return null;
  if (KEEP.test(words)) return 'keep';
  const clauses = clausesIn(words);
  if (clauses.some((clause) => deletesShown(clause) === 'keep')) return null;
  const complaint = pageComplaint(words);
  if (complaint && (complaint !== 'change' || OF_A_PART.test(words))) return complaint;
  if (clauses.some((clause) => deletesShown(clause) === 'delete' || DELETE.test(clause))) return 'delete';
  if (complaint) return complaint;
  if (toldAfterKeep(text) !== null) return 'keep';
  if (SHOW.test(words)) return 'show';
  return NOT_KEPT.test(words) ? 'notKept' : null;
}
/** One piece of it, and not all. */
const OF_A_PART = phrase(
  '(?:the|that|this|my) (?:\\S+ ){0,3}(?:bit|part|line|word|sentence)|(?:la|esa|esta|una|lo) (?:\\S+ ){0,2}(?:parte|frase|linea|palabra)|lo de',
);
/** "Ok keep. The worst is that I agree with him": what is told behind the word that keeps the page; null where it keeps nothing. */
export function toldAfterKeep(text: string): string | null {
  const [, said = '', told = ''] = KEEP_FIRST.exec(text.trim()) ?? [];
  const [last = ''] = clausesIn(typedWords(said))
    .filter((clause) => clause.trim() !== '')
    .slice(-1);
  const isKept = KEEP.test(last) && KEEPS.test(last);
  return isKept && told.split(/\s+/).length >= FEWEST_TOLD ? told : null;
}
const KEEP_FIRST = /^([^.!?;\n]{3,60})[.!;,\n]+\s*(\S.*)$/su;
const KEEPS = phrase('keep|save|guard\\S+|conserv\\S+');
const FEWEST_TOLD = 5;

/** More ways to say that it is to go, each a clause of its own. */
const DELETE = new RegExp(
  '^ (?:(?:ok|okay|nah|no|wait|actually|just|please|then|so|mejor|ya|pues|pos|bueno|entonces|si|can you|could you|i want to|let us|puedes|quiero|prefiero) )*' +
    '(?:delete|erase|remove|scrap|scratch|bin|trash|dump|wipe|throw|toss|get rid of|borr(?:a|e|ar|emos)|elimin(?:a|e|ar)|quit(?:a|e|ar)|tir(?:a|ar)|bota(?:r)?)(?:me)?(?:lo|la|los|las)?' +
    '(?: (?:all|of|it|that|this|them|the|my|out|away|page|lines?|text|message|everything|please|one|eso|esto|todo|la|el|las|mi|mis|pagina|lineas?|frases?|mensaje|texto|carta|letter|porfa|por favor|gracias))*' +
    '(?: (?:que (?:guardaste|hiciste|escribi)|(?:that )?(?:you|i) (?:kept|saved|wrote|made)))? $',
);
const clausesIn = (words: string): string[] =>
  words.split(/ (?:[.,?]|and|y|pero|but|then) /).map((clause) => ` ${clause.trim()} `);

const OF_IT = [
  /^ (?:(?:ok|okay|bruh|lol|well|anyway|nah|no|yeah|thanks|thank you|sorry|actually|never ?mind|whatever|gracias|bueno|pues|pos|ya|ni modo|da igual|mejor|vale|si|perdon|la verdad|oye|che|wey) )+$/,
  /^ (?:mejor |ya |no |pues |so |then |and )*(?:(?:i will|ill|i am going to|gonna|i can|i would rather) (?:just )?(?:send|text|tell|say|write|call|ask|do) (?:\S+ ){0,6}|(?:and |y )?(?:what if|if|si) (?:he |she |they )?(?:does not|do not|leaves? me|no (?:me )?|me deja\S*|nunca )(?:\S+ ){0,6}|(?:se l[oa]s?|les?|l[oa]s?) (?:mando|digo|escribo|envio|cuento|pongo|hago) (?:\S+ ){0,5})$/,
];
/** Whether each clause of a text is about the page, or about sending it oneself: there is nothing else in it. */
export const isOnlyOfPage = (words: string, text: string): boolean =>
  saidOfPage(words, text) !== null &&
  clausesIn(words)
    .filter((clause) => clause.trim() !== '')
    .every((clause) => saidOfPage(clause, clause) !== null || OF_IT.some((pattern) => pattern.test(clause)));
