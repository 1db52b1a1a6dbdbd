/** Which other languages are told apart; everything else is 'other'. */
type Tongue = 'es' | 'fr' | 'de' | 'pt' | 'it' | 'other';

const COMMON: Readonly<Record<Exclude<Tongue, 'other'>, ReadonlySet<string>>> = {
  es: new Set(
    'hola estoy muy que no puedo dormir me siento triste mal tengo miedo ayuda por favor gracias es el la los mi una pero con porque hoy ayer quiero nada todo solo sola cansado cansada trabajo como estas buenos dias noches hablar necesito sí'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'bonjour je suis très ne pas peux dormir me sens triste mal avec pour mais les une des est merci aujourd mon ma besoin seul seule fatigué fatiguée et que j ai'.split(
      ' ',
    ),
  ),
  de: new Set(
    'hallo ich bin sehr nicht kann schlafen fühle mich traurig allein müde heute mein meine und aber habe angst danke brauche hilfe der die das ist mit'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'olá oi estou muito não consigo dormir sinto triste sozinho sozinha cansado cansada hoje meu minha mas com medo obrigado obrigada preciso ajuda eu você'.split(
      ' ',
    ),
  ),
  it: new Set(
    'ciao sono molto non riesco dormire sento triste sola oggi mio mia ma con paura grazie bisogno aiuto che io stanco stanca perché'.split(
      ' ',
    ),
  ),
};

/** Words of theirs that are English words, too: alone they show nothing. */
const SHARED = new Set(
  'no me es la con solo son die also mit pour mal sens has come sola is in an oi am note tan dos des ma una das'.split(
    ' ',
  ),
);

/** The language of a message that is neither English nor Spanish, when that is plain; null otherwise. */
export function tongueOf(text: string): Exclude<Tongue, 'es'> | null {
  const words = bareWords(text).split(' ').filter(Boolean);
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length >= 2 && letters.replace(/[\p{Script=Latin}]/gu, '').length > letters.length / 2)
    return 'other';
  const scored = Object.entries(COMMON).map(([tongue, known]) => ({
    tongue: tongue as Tongue,
    hits: words.filter((word) => known.has(word)).length,
  }));
  scored.sort((a, b) => b.hits - a.hits);
  const best = scored[0];
  const isTheirs = words.some(
    (word) => !SHARED.has(word) && best && best.tongue !== 'other' && COMMON[best.tongue].has(word),
  );
  const isPlain = best && isTheirs && best.hits >= Math.max(words.length === 1 ? 1 : 2, words.length * 0.4);
  if (!isPlain || ENGLISH.test(bareWords(text)) || best.tongue === 'es') return null;
  return best.tongue;
}

const ENGLISH =
  /\b(?:the|and|i'm|was|my|is it|you|with|have|feel|don't|can't|no|me|i|do|so|not)\b.*\b(?:the|and|i'm|was|my|you|with|have|feel|don't|can't|i|do|so|not|today|it|of)\b/;

const bareWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
