import { normal } from './normal';
import { swapPerson } from './swap-person';

/** A short piece of what somebody said, turned towards them: "you keep waking at three". */
export interface Phrase {
  text: string;
  /** A hard word against themselves or about everything: never said back as if it were so. */
  isHarsh: boolean;
  /** Not a clause: said back alone, and not kept. */
  isFragment: boolean;
}

const MAX_WORDS = 10;
const SUBJECT =
  "(?:i|i'm|im|i've|ive|i'd|i'll|he|he's|she|she's|they|they're|it|it's|my|the|there|there's|nobody|everyone|everything|nothing)";
const BREAK = new RegExp(
  `[.!?;:,\\n()"…]+|\\s[-–—]+\\s|\\s(?:but|because|cause|cuz|bc|which|although|though)\\s|\\s(?:and|so|then)\\s(?=${SUBJECT}\\s)`,
  'i',
);
const LEAD_IN =
  /^(?:(?:well|so|um+|uh+|oh|ok|okay|yeah|yes|yep|nope|no(?=\s+(?:i|it|my|he|she|they|i'm|it's)\s)|and|but|because|cause|honestly|really|like|also|basically|anyway|i think|i guess|i mean|i feel like|it feels like|i just feel like|it's like|it's just|it's just that|it's that|the thing is|probably|mostly|just|idk|i don't know|hi|hello|hey|maybe|actually|sorry|please|lately|today|now|then)\s+)+/i;
const BELONGS_TO_A_LEAD_IN = /^(?:i|it) feels? like |^i think |^i just feel like /i;
const STARTS_AS_A_SENTENCE = new RegExp(`^${SUBJECT}(?:\\s|$)`, 'i');
const NAMED_SUBJECT =
  /^(?:my|the|our|his|her|their)\s(?:[\p{L}'-]+\s){1,3}?(?:is|isn't|was|wasn't|are|aren't|were|has|had|hasn't|can't|won't|doesn't|didn't|don't|do|does|keeps?|left|died|said|says|hates?|wants?|needs?|thinks?|told|makes?|made|got|gets|went|came|comes|just|never|always|broke|lost|passed|yelled|called|fell|hurts?|feels?|takes?|took|gave|lives?|moved|stopped|started|ended|is|shouted|ignored|cancell?ed|failed|calls?|screams?|knows?)\s/u;
const WITHOUT_SUBJECT: readonly [RegExp, string][] = [
  [
    /^(?:can't|cannot|cant|couldn't|(?:don't|dont) (?:want|know|feel|have|like|sleep|eat|see|get)|didn't|didnt|feel|felt|lost|got|had|have|miss|want|need|hate|woke|slept|went|failed|finally)\s/i,
    'you ',
  ],
  [/^(?:been)\s/i, "you've "],
  [
    /^(?:feeling|trying|thinking|worrying|crying|struggling|going through|dealing|fighting|waking|working|getting|losing)\s/i,
    "you're ",
  ],
  [
    /^(?:(?:so|really|very|too|pretty|always|just|super)\s)*(?:tired|exhausted|drained|sad|lonely|alone|anxious|stressed|scared|angry|numb|empty|lost|stuck|overwhelmed|worried|bored|restless|hopeless|down|low|nervous|burned out|burnt out|proud|happy|grateful|relieved)(?:\s|$)/i,
    "you're ",
  ],
];
const NOT_OURS =
  /\b(?:you|your|yours|you're|u|ur|we|we're|we've|us|our|harbor|bot|ai|idiot you|http\S*|www\S*)\b|[@#<>{}[\]\\/|*_=~^$%]/i;
const QUESTION_START =
  /^(?:who|what|why|how|where|which|is|are|do|does|did|can|could|should|would|will|am|was|if|when)\s/i;
const EMPTY =
  /^(?:i (?:don't|dont|do not) (?:know|care|mind|want to talk.*|want to)|i (?:want|need|would like|'d like) (?:to (?:talk|vent|chat)|help|advice|some help|some advice)(?:\s.*)?|i have (?:a question|no idea|nothing)|i'?m (?:good|fine|ok|okay|back|here|not sure|sorry|done|listening)|it'?s (?:ok|okay|fine|good|nothing|that|all good|true|complicated|hard to say)|i (?:see|agree|understand|did|do|am|will|can|can't|would|guess|know|said|told|mean)|(?:that|this) (?:is|was|helps?|helped|makes sense).*|it (?:is|was|does|did|helps|helped)|there is nothing|i (?:said|told|asked) .*|i'?(?:ll|d) (?:try|like that|do that)|nothing .*|the (?:first|second|third|last|other)(?: one)?.*)$/i;
const RISKY =
  /\b(?:kill|killing|die|dying|dead|death|suicid\w*|end it|end my life|hurt(?:ing)? (?:myself|me|him|her|them)|cut(?:ting)? (?:myself|my)|self.?harm\w*|overdos\w*|gun|knife|rope|pills?|blade|jump|hang\w*|rape\w*|abus\w*|hit(?:s|ting)? me|disappear|better off|alive|fuck\w*|shit\w*|bitch\w*|cunt\w*|bastard\w*|ass(?:hole)?|matar\w*|morir\w*|suicidi\w*)\b/i;
const HARSH =
  /\b(?:worthless|stupid|failure|loser|useless|ugly|fat|hate (?:myself|me|my)|my fault|burden|pathetic|idiot|dumb|weak|broken|disgusting|lazy|terrible|awful|horrible|bad (?:person|mom|mum|dad|mother|father|parent|friend|wife|husband|partner|daughter|son)|good enough|smart enough|anything right|never (?:be|get|amount|find|good)|always (?:fail|mess|ruin|screw)|ruin\w*|screw\w*|mess (?:up|everything)|hopeless|pointless|deserve|should have|shouldn't have|fake|fraud|imposter|impostor|boring|annoying|unlovable|crazy|insane)\b/i;

/** The clause of a message worth saying back, in the second person, or null when none can be said back safely. */
export function phraseOf(message: string): Phrase | null {
  const pieces = normal(message).slice(0, 1200).split(BREAK);
  const found = pieces.flatMap((piece, index) => {
    const phrase = readPiece(piece ?? '');
    return phrase ? [{ phrase, weight: weigh(phrase, index) }] : [];
  });
  found.sort((a, b) => b.weight - a.weight);
  const phrase = found[0]?.phrase ?? fragmentOf(message);
  return phrase && { ...phrase, text: withNames(phrase.text, message) };
}

/** Gives words back the large first letter they had inside a sentence. */
function withNames(phrase: string, message: string): string {
  const names = [...message.matchAll(/[\p{L}\p{N},'’]\s+(\p{Lu}\p{Ll}{2,}|[B-HJ-Z])(?=[^\p{L}]|$)/gu)].map(
    (found) => found[1] ?? '',
  );
  return names.reduce(
    (text, name) => text.replace(new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, 'gu'), name),
    phrase,
  );
}

/** A few words without a verb of their own, such as "with my cousin". */
function fragmentOf(message: string): Phrase | null {
  const piece = normal(message)
    .split(/[.!?;:\n]/)[0]
    ?.replace(LEAD_IN, '')
    .replace(/[^\p{L}\p{N}', -]+/gu, '')
    .replace(/,? (?:i guess|mostly|maybe|probably|i think|always|though|tbh)$/, '')
    .trim();
  if (!piece || !/^[\p{L}\p{N}]/u.test(piece) || !/\p{L}{3}/u.test(piece)) return null;
  const count = piece.split(' ').length;
  if (count > 8 || NOT_A_FRAGMENT.test(piece) || message.includes('?')) return null;
  if (RISKY.test(piece) || HARSH.test(piece) || NOT_OURS.test(piece) || QUESTION_START.test(piece))
    return null;
  return { text: swapPerson(piece), isHarsh: false, isFragment: true };
}

const NOT_A_FRAGMENT =
  /^(?:idk|no|not|yes|yeah|nah|don't|dont|i|i'm|it|it's|this|whatever|good|great|nice|cool|fine|bad|wow|lol|haha|hmm+|oh|hi|hello|hey|stop|leave|tell|give|help|thanks?|thank|bye|please|first|second|third|the (?:first|second|third|last)|number|one|two|three|none|any|another|some|something|anything|nothing|everything)\b(?:\s|$)(?!jobs?|kids?|years?|months?|weeks?|days?|nights?|hours?)/;

const ABSOLUTE =
  /^(?:nobody|no one|everyone|everybody|everything|nothing|it all)\b.*\b(?:me|cares?|loves?|likes?|hates?|wrong|pointless|ruined|hopeless)\b/i;

const FEELING =
  /\b(?:feel\w*|felt|tired|exhaust\w*|sad|cry\w*|cried|alone|lonely|scared|afraid|angry|mad|anxious|worr\w*|stress\w*|miss|lost|left|died|hate|love|proud|happy|can't|cannot|won't|hurt\w*|hard|stuck|numb|empty|awake|guilty|ashamed|overwhelm\w*|failed|passed|fight|fought|fired|yell\w*|panick?\w*)\b/;

const weigh = ({ text, isHarsh }: Phrase, index: number) =>
  (FEELING.test(text) ? 4 : 0) +
  (/^(?:you|your)\b/.test(text) ? 2 : 0) -
  (isHarsh ? 1 : 0) +
  text.split(' ').length / 10 -
  index / 20;

function readPiece(raw: string): Phrase | null {
  const trimmed = raw.trim();
  const isFeltAs = BELONGS_TO_A_LEAD_IN.test(trimmed);
  const piece = trimmed
    .replace(LEAD_IN, '')
    .replace(/[^\p{L}\p{N}' -]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:i guess|i think|tbh|lol|though|mostly)$/, '');
  const count = piece.split(' ').length;
  if (piece === '' || count > MAX_WORDS || piece.length > 70) return null;
  if (EMPTY.test(piece) || RISKY.test(piece) || NOT_OURS.test(piece) || QUESTION_START.test(piece))
    return null;
  const sentence = asSentence(piece, count);
  if (sentence === null) return null;
  return {
    text: swapPerson(sentence),
    isHarsh: isFeltAs || HARSH.test(piece) || ABSOLUTE.test(piece),
    isFragment: false,
  };
}

function asSentence(piece: string, count: number): string | null {
  if (NAMED_SUBJECT.test(piece) && count >= 3) return piece;
  if (STARTS_AS_A_SENTENCE.test(piece) && !/^(?:my|the)\s/.test(piece)) return count >= 2 ? piece : null;
  const start = WITHOUT_SUBJECT.find(([pattern]) => pattern.test(piece));
  return start ? `${start[1]}${piece}` : null;
}
