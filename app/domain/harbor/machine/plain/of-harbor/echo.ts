import { typedWords } from '../typed-words';

/** What people begin with before they say a question back. */
const FILLER =
  /^(?:well|so|hm+|uh|um|oh|and|ok|okay|ah|eh|y|pues|bueno|mmm+|este|a|ver|ay|no|yeah|honestly|[.,])$/;
/** Who asks and who answers: "for you" comes back as "for me". */
const OF_ONE: Readonly<Record<string, string>> = Object.fromEntries(
  'you me i your my ti mi te me tu yo vos usted le se'.split(' ').map((word) => [word, 'I']),
);
/** Alone these are a question of their own, or none. */
const TOO_LITTLE =
  /^(?:what|which|when|where|how|why|this|that|with|would|could|right|que|como|cual|cuando|donde|quien|esto|eso|para|este|esta|sobre|todo|ahora|now|today|hoy)$/;
const MOST_WORDS = 9;
const LONG_WORD = 4;

const tokensOf = (text: string): string[] =>
  typedWords(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !/^[.,?]$/.test(word))
    .map((word) => OF_ONE[word] ?? word);

/** A question said back and ended with a mark, or led on from: "what weighs most is ...", "lo que más pesa: ...". */
const SAID_BACK =
  /^([^?.!\n]{1,80}?)(?:\s*[?¿!]+|\s*[:…]|\s+(?:is|are|would be|es|son|sería|seria)(?=\s))\s*/i;

/** Whether words stand in a question one behind the other; three or more of them with others between. */
function isOf(question: readonly string[], said: readonly string[]): boolean {
  if (` ${question.join(' ')} `.includes(` ${said.join(' ')} `)) return true;
  if (said.length < 3) return false;
  let at = 0;
  for (const word of question) if (word === said[at]) at += 1;
  return at === said.length;
}

/** A text without the question that it says back before the answer; the text itself where it says none back. */
export function withoutEcho(text: string, questions: readonly string[]): string {
  const [whole = '', echo = ''] = SAID_BACK.exec(text.trim()) ?? [];
  const rest = text.trim().slice(whole.length);
  if (whole === '' || tokensOf(rest).length === 0) return text;
  const tokens = tokensOf(echo);
  const begins = tokens.findIndex((word) => !FILLER.test(word));
  // "Para mí" begins with no filler, "a ver, lo que más pesa" does.
  const said = begins < 0 ? [] : tokens.slice(begins);
  const isEnough = said.length > 1 || (said[0] !== undefined && isLong(said[0]));
  if (!isEnough || said.length > MOST_WORDS) return text;
  return questions.some((question) => isOf(tokensOf(question), said)) ? rest : text;
}
const isLong = (word: string) => word.length >= LONG_WORD && !TOO_LITTLE.test(word);
