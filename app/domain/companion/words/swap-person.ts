const SWAPS: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  wont: "won't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  werent: "weren't",
  arent: "aren't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  havent: "haven't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  thats: "that's",
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  wanna: 'want to',
  gonna: 'going to',
};

/** "Its" before what can only follow "it is". */
const ITS =
  /\bits(?= (?:a|an|the|not|so|just|fine|ok|okay|like|been|too|very|really|hard|bad|my|all|about|getting|always|never|only|\d+)\b)/g;

/** "Ill" and "id" without their apostrophe: before a verb they are "I'll" and "I'd". */
const BARE_ILL =
  /\bill (?=(?:be|have|never|not|mess|fail|lose|get|end|do|go|die|try|miss|just|always|probably|make|cry|fall|screw|say|see|find|need|regret|forget|feel|stay|ever|still|text|call|write|tell|ask|think|let|wait|talk|send)\b)/g;
const BARE_ID =
  /\bid (?=(?:be|have|never|not|rather|love|like|do|go|get|been|lose|just|always|probably|feel|fail|see|say|make|still|ever|known|want)\b)/g;

const NAMES_KEPT_LARGE =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|english|spanish)\b/g;

/** "I was late for my exam" becomes "you were late for your exam": first person to second, small letters. */
export function swapPerson(clause: string): string {
  const words = clause.replace(ITS, "it's").replace(BARE_ILL, "i'll ").replace(BARE_ID, "i'd ").split(' ');
  const swapped = words.map((word, index) => {
    const near = words.slice(Math.max(0, index - 2), index);
    const isMine = near.includes('i');
    if (isMine && word === 'am') return 'are';
    if (isMine && word === 'was') return 'were';
    if (isMine && (word === "wasn't" || word === 'wasnt')) return "weren't";
    return SWAPS[word] ?? word;
  });
  return swapped.join(' ').replace(NAMES_KEPT_LARGE, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}
