import { isKnownWord, RISK_WORDS } from './risk-words';

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
const SYMBOLS = /[0-9@$!|+]/;
const LONGEST_GLUED = 40;
const GLUED_STEM = /kill|die|dead|suicid|mylife|myself|overdose|matar|morir|vida/;

/** What a word in disguise stands for: digits for letters, stars, drawn-out letters, a slip of the finger. */
export function unmask(word: string): string {
  if (isKnownWord(word)) return word;
  return (
    fromSymbols(word) ?? fromStars(word) ?? fromRepeats(word) ?? fromGlue(word) ?? fromTypo(word) ?? word
  );
}

function fromSymbols(word: string): string | undefined {
  if (!SYMBOLS.test(word) || !/[a-z]/.test(word)) return undefined;
  const plain = [...word].map((letter) => LEET[letter] ?? letter).join('');
  if (isKnownWord(plain)) return plain;
  const withL = [...word]
    .map((letter) => (letter === '1' || letter === '!' ? 'l' : (LEET[letter] ?? letter)))
    .join('');
  return isKnownWord(withL) ? withL : undefined;
}

/** `s**cide`: each star, or each run of them, hides some letters of a risk word. */
function fromStars(word: string): string | undefined {
  if (!word.includes('*') || word.length > LONGEST_GLUED) return undefined;
  const [first] = word;
  const kept = word.replace(/\*/g, '');
  if (kept.length < 2 || first === '*') return undefined;
  return RISK_WORDS.find(
    (risk) => risk.length >= 3 && risk.length === word.length && matchesStars(risk, word),
  );
}

const matchesStars = (risk: string, word: string) =>
  [...word].every((letter, index) => letter === '*' || letter === risk[index]);

function fromRepeats(word: string): string | undefined {
  if (!/([a-z])\1\1/.test(word)) return isKnownWord(squeeze(word, 1)) ? squeeze(word, 1) : undefined;
  const twice = squeeze(word, 2);
  if (isKnownWord(twice)) return twice;
  return squeeze(word, 1);
}

const squeeze = (word: string, most: 1 | 2) =>
  word.replace(/([a-z])\1+/g, (run, letter: string) =>
    most === 2 && run.length > 1 ? letter + letter : letter,
  );

/** `killmyself` as its words; undefined unless all of it is words and one of them is of weight. */
function fromGlue(word: string): string | undefined {
  if (word.length < 6 || word.length > LONGEST_GLUED || !GLUED_STEM.test(word)) return undefined;
  const ways: (string | undefined)[] = [''];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 10); start < end; start += 1) {
      const before = ways[start];
      const piece = word.slice(start, end);
      if (before === undefined || ways[end] !== undefined) continue;
      if (isKnownWord(piece) && (piece.length > 1 || piece === 'i')) ways[end] = `${before} ${piece}`;
    }
  }
  return ways[word.length]?.trim();
}

function fromTypo(word: string): string | undefined {
  if (word.length < 5 || word.length > 14 || NOT_TYPOS.has(word)) return undefined;
  return TYPOS_BY_LETTER.get(word[0] ?? '')?.find((right) => isOneSlipAway(word, right));
}

const TYPO_WORDS = [
  'suicide', 'suicidal', 'overdose', 'myself', 'killing', 'cutting', 'hurting', 'tonight', 'anymore', 'goodbye', 'burden',
  'worthless', 'hopeless', 'pointless', 'disappear', 'existing', 'selfharm', 'himself', 'herself', 'themselves', 'wrists',
  'thinking', 'thoughts', 'living', 'unalive', 'voices', 'telling',
  'suicidio', 'vivir', 'quiero',
]; // prettier-ignore

const TYPOS_BY_LETTER = new Map<string, string[]>();
for (const word of TYPO_WORDS) {
  const letter = word.charAt(0);
  TYPOS_BY_LETTER.set(letter, [...(TYPOS_BY_LETTER.get(letter) ?? []), word]);
}

// Words of their own that lie one slip away.
const NOT_TYPOS = new Set(['hunting', 'hurling', 'loving', 'giving', 'lining', 'liking', 'thinning', 'thinning', 'though', 'thought', 'burdens', 'wrist', 'voiced', 'voces', 'selling', 'cuttings', 'curting', 'killings', 'tolling', 'tilling', 'exiting', 'quieto', 'quiere', 'quieres', 'matarte', 'morirse', 'morirte', 'cortarte', 'cortarse', 'matarse', 'vivid', 'vivi', 'living', 'disappears', 'thicking', 'twisting', 'culting', 'vices', 'volces', 'livings', 'curing', 'bidden', 'lifting', 'living']); // prettier-ignore

/** One letter more, less or other, or two neighbours swapped. */
function isOneSlipAway(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === right[same]) same += 1;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  return (
    rest(word, 1) === rest(right, 1) ||
    rest(word, 1) === rest(right, 0) ||
    rest(word, 0) === rest(right, 1) ||
    (word[same] === right[same + 1] && word[same + 1] === right[same] && rest(word, 2) === rest(right, 2))
  );
}

const SPACED = /(?:^|[^a-z0-9])[a-z](?:[ .\-_*/]{1,3}[a-z]){2}(?![a-z0-9])/;

/** `k i l l  m e` and `k.i.l.l` as one word; two or more single letters in a row are left alone. */
export function joinSpacedLetters(text: string): string {
  if (!SPACED.test(text)) return text;
  const pieces = text.split(/([ .\-_*/]+)/);
  const out: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (end < pieces.length && /^[a-z]$/.test(pieces[end] ?? '') && (pieces[end + 1] ?? '').length <= 3)
      end += 2;
    const letters = pieces
      .slice(at, end)
      .filter((_, index) => index % 2 === 0)
      .join('');
    if (letters.length >= 3) {
      out.push(fromGlue(letters) ?? (isKnownWord(letters) ? letters : pieces.slice(at, end - 1).join('')));
      out.push(pieces[end - 1] ?? '');
      at = end;
    } else {
      out.push(pieces[at] ?? '', pieces[at + 1] ?? '');
      at += 2;
    }
  }
  return out.join('');
}
