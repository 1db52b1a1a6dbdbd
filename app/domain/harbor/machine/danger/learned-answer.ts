import { type LikelyAnswer, likelyAnswer } from '../../../meanings/read';
import { isCrisis } from '../../../safety/types';
import { NAMED } from '../plain/people';
import { typedWords } from '../plain/typed-words';
import { ASK_FROM } from '../signs/signs';
import { isOwnQuestion, isSafetyStep } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isOnlyPossible, saysOtherwise } from './said-in-flow';

/** From this likelihood on a typed text is taken for one of the buttons; for something beside them, from the second on. */
const SURE = 0.65;
const SURE_BESIDE = 0.75;
/** What takes it for graver has to be this likely. */
const SURE_OF_WEIGHT = 0.85;
const LONGEST = 160;

/** Good news, which a "but" or a "not" beside it takes back. */
const NEWS = new Set(
  'with someone coming answered called did sent safe safer away moved gone left othersafe talked'.split(' '),
);

/** That somebody is there, or was reached: never where the text names nobody and no way to reach them. */
const REACHED = new Set('with someone coming answered called sent othersafe talked'.split(' '));
const SOMEBODY = new RegExp(
  `(?:^| )(?:${NAMED}s?|he|she|they|him|her|them|us|we|both|someone|somebody|people|counsel(?:l)?or|line|988|nine eight eight|hotline|phone|text(?:ed|ing|s)?|call(?:ed|ing|s)?|rang|ring|message|msg|voicemail|ambulance|police|doctor|nurse|ella|ellos|ellas|alguien|gente|persona|linea|telefono|llam\\S+|escrib\\S+|mensaje|audio|ambulancia|policia|doctora?|enfermer[oa]|consejer[oa]|conmigo|juntos|juntas|nos|con el)(?= )`,
);

/** Targets that take a danger for less than it was: never from what was learned, of which one in sixteen was wrong here. */
const LOWERS =
  /^(?:SQ\.(?:no|misread|doubt)|SAFER|FOLLOW\.gone|OTHER\.3|QUIET\.safe|SOME\.3|LOW\.no|SUI\.near|HARM\.[23]|BACK|END|HOME\.plan|THIRD\.(?:safe|good|coming|with|way)|WITHDRAW\.doc|FOOD\.2|BREATH)/;

/** Words of calm, with nothing that takes them back. */
const CALM =
  /^(?!.*(?:^| )(?:not|no|never|nothing|nada) ).*(?:^| )(?:calmer|better|easier|safer|relaxed|tranquil[oa]|mejor|calmad[oa])(?= )/;
/** Targets that take it for graver. */
const RAISES =
  /^(?:SUI\.(?:1|today|worse)|HARM(?:$|\.911)|OD|HURT\.911|BODY\.911|WITHDRAW\.911|FOOD\.911|OTHER\.2|THIRD\.911|HOME\.neck)/;

/** Steps whose buttons are topics or exercises: what is typed there is about the person, not about a button. */
const ABOUT_TOPICS =
  /^(?:OPEN|GREET|CHAT|PICK|TOPIC|THINK|CONFIRM|WHICH|UNSURE\.1|CORRECT|DECLINED|FEELING|HELP|MATTER|TRIED|CALL|NUMBER|ABOUT|ASKED|PLAN(?:\.ask|\.invited)?$|STEP\.planKept|RETURN\.(?:plain|hello))/;

/** Where a body or a life is in danger already, the graver answer is taken sooner: help too early costs little. */
const URGENT = /^(?:OD|BODY|HURT|HOME|FOOD|WITHDRAW|SUI\.with|TEN)(?:\.|$)/;
const SURE_WHERE_URGENT = 0.5;

/** Something in the text itself sounds like a yes, or like danger. */
const bearsOut = ({ danger, confidences }: Written['heard']) =>
  danger >= SOME_DANGER || Math.max(confidences['a.yes'] ?? 0, confidences['a.unsure'] ?? 0) >= SOME_YES;
const SOME_DANGER = 0.15;
const SOME_YES = 0.3;

/**
 * At a question about the own life an ordinary sentence looks much like an answer. "Yes", "sometimes" and "rather not" are
 * taken where the listener hears the same answer in it, or danger; else the button is named, and the person presses it.
 */
function isHeardToo({ id, target }: Offered, { danger, confidences, words }: Written['heard']): boolean {
  const label = HEARD_AS[id];
  if (label === undefined) return true;
  // What sounds like no danger at all is no "sometimes", and a single word is read as what it is or not at all.
  if ((id === 'sometimes' && danger < LEAST_DANGER) || words.trim().split(' ').length < 2) return false;
  // A number answers something else that was asked.
  const isAnswer =
    (confidences[label] ?? 0) >= HEARD_FROM &&
    Math.max(confidences['q.other'] ?? 0, confidences['a.number'] ?? 0) < HEARD_FROM;
  if (RAISES.test(target)) return danger >= (isAnswer ? SOME_DANGER : ASK_FROM);
  return isAnswer || (id === 'sometimes' && danger >= ASK_FROM);
}
const HEARD_AS: Readonly<Record<string, string>> = {
  yes: 'q.yes',
  sometimes: 'q.sometimes',
  rather: 'q.rather-not',
};
const HEARD_FROM = 0.5;
const LEAST_DANGER = 0.1;

/** From this likelihood on a button is named as what may have been meant; it is never pressed for that. */
const GUESS = 0.6;

/** The button that a text may mean, too unsure or too grave to be pressed by itself: it is read back. */
export function guessedButton({ memory }: Talk, { text, heard }: Written, from = GUESS): Offered | null {
  const step = memory.step;
  if (step === null || !isSafetyStep(step) || memory.offered.length < 2 || text.length > LONGEST) return null;
  const ids = memory.offered.map(({ id }) => id);
  const { choice, sure } = likelyAnswer(step, ids, { text, confidences: heard.confidences });
  const meant = memory.offered.find(({ id }) => id === choice);
  // In a danger to the own life the milder button is not put into anybody's mouth.
  const isMilder = meant !== undefined && /^SUI\./.test(step) && LOWERS.test(meant.target);
  return sure >= from && !isMilder ? (meant ?? null) : null;
}

export interface LearnedAnswer {
  button: Offered | null;
  beside: LikelyAnswer['beside'];
}

/** What was learned of how people type their answers: the button that a text means at the open step, or what stands beside. */
export function learnedAnswer({ memory }: Talk, { text, heard }: Written, from = SURE): LearnedAnswer | null {
  const step = memory.step;
  if (step === null || memory.offered.length < 2 || text.length > LONGEST || ABOUT_TOPICS.test(step))
    return null;
  if (!isSafetyStep(step) && DOES_ALREADY.test(typedWords(text))) return null;
  const ids = memory.offered.map(({ id }) => id);
  const { choice, beside, sure } = likelyAnswer(step, ids, { text, confidences: heard.confidences });
  const button = memory.offered.find(({ id }) => id === choice) ?? null;
  const isUrgent = button !== null && URGENT.test(step) && RAISES.test(button.target);
  if (sure < (isUrgent ? SURE_WHERE_URGENT : button ? from : Math.max(from, SURE_BESIDE))) return null;
  const isNews = isSafetyStep(step) && NEWS.has(button?.id ?? beside ?? '');
  if (isNews && saysOtherwise(heard)) return null;
  const isReached = REACHED.has(button?.id ?? beside ?? '') && isSafetyStep(step);
  if (isReached && (!SOMEBODY.test(heard.words) || isOnlyPossible(heard.words) || text.includes('?')))
    return null;
  if (button && isSafetyStep(step)) {
    if (LOWERS.test(button.target)) return null;
    const isTaken = URGENT.test(step) ? sure >= SURE_WHERE_URGENT : sure >= SURE_OF_WEIGHT && bearsOut(heard);
    if (RAISES.test(button.target) && (!isTaken || CALM.test(heard.words))) return null;
    if (isOwnQuestion(step) && !isHeardToo(button, heard)) return null;
  }
  // What is heard as a crisis is no remark beside it.
  return button || !isCrisis(heard.level) ? { button, beside } : null;
}

/** "Breathing, I breathe already", "respirar ya respiro": said off, and no wish for it. */
const DOES_ALREADY =
  /^ (?:(?:eh|ay|no|well|pues|bueno|,) )*(\S{5})\S* (?:[,.?] )?(?:(?:ya|si|pues|i|i am|i do|already|can) ){1,3}\1/;
