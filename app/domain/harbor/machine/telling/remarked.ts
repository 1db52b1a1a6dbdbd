import { likelyRemark } from '../../../meanings/read';
import type { Remark } from '../../../meanings/remarks';
import { isCrisis } from '../../../safety/types';
import { REMARK_LEAD } from '../leads/remark-leads';
import { isBright } from '../leads/tone-lead';
import { asksWhatHelps } from '../plain/of-life/matters';
import { isForecast } from '../plain/of-life/step-said';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf } from '../topics/acts';
import { isPlainly } from '../topics/plain-acts';
import { byTone, toneOf } from './by-tone';
import { asPlan, PLAN_UNTIL } from './planned';

/** From this likelihood on what is said on is met as what it is. */
const SURE = 0.6;
/** Where nothing is open that it could be about, and for a few words. */
const SURE_ALONE = 0.7;
const SHORT = 5;
/** Where a text sounds like this much danger, nothing is made of it. */
const HARMLESS = 0.5;
const FEWEST_WORDS = 2;
/** A kind is met so often in a conversation; after that the topic goes on. */
const MOST = 3;

/** Replies with a line that would fit anybody there, or none. */
const OPEN =
  /^(?:TOPIC\.(?!change)\w+|TRIED|HELP|MATTER\.\w+|UNSURE\.\w+|CONFIRM|WHICH|FEELING|CHAT|PICK|JOKE)$/;
/** Lines that stand there in turn, whatever was said: what was heard goes before them. */
const IN_TURN = /^(?:told|helps|tried)\./;
const SITUATION = 'situation.';
/** What a question gets that nothing is known of; where a life is asked about, a line for that kind of question is more. */
const NO_ANSWER = /^(?:ASKED\.none|ABOUT\.fact)$/;
/** Questions that have no answer, but a line. */
const ASKS: ReadonlySet<Remark> = new Set<Remark>([
  'askWhy',
  'askShould',
  'howToSay',
  'whatIf',
  'noIdea',
  'confused',
]);
/** Said of what is good or light as well. */
const BRIGHT: ReadonlySet<Remark> = new Set<Remark>([
  'smallWin', 'hopes', 'helped', 'kindness', 'didIt', 'agrees', 'getsBy', 'shrugs', 'comingUp', 'sinceWhen',
  'mightTry', 'willDo', 'waiting',
]); // prettier-ignore
const PLANS: ReadonlySet<Remark> = new Set<Remark>(['mightTry', 'willDo']);

/**
 * What is said on in the middle of telling is met with a line for just that kind of thing, in place of the next line of
 * the topic; an idea or a plan is offered to be kept. Where nothing is sure, its tone is met.
 */
export function remarked(before: Talk, written: Written, move: Move): Move {
  if (move.to === 'CORRECT') return byTone(before, written, move);
  if (!isMet(before, written, move)) return move;
  const isOpened = (move.leads ?? []).some((lead) => lead.startsWith(SITUATION));
  const remark = isOpened ? null : remarkIn(before, written);
  const isUnfit = remark !== null && !BRIGHT.has(remark) && isBright(toneOf(written.text));
  if (remark === null || isUnfit || (before.memory.said[`${REMARK_LEAD}${remark}`] ?? 0) >= MOST)
    return byTone(before, written, move);
  if (PLANS.has(remark) && isKept(before, written)) return asPlan(before, written.text);
  if (NO_ANSWER.test(move.to) && !ASKS.has(remark)) return move;
  if (move.to === 'PICK' && remark === 'shrugs') return move;
  return { ...going(move), leads: [`${REMARK_LEAD}${remark}`] };
}

function isMet(before: Talk, written: Written, move: Move): boolean {
  const { heard, text } = written;
  const { step } = before.memory;
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return false;
  if (before.risk.level !== 'none' && isCrisis(before.risk.level)) return false;
  if (isSafetyStep(step) || isSafetyStep(move.to)) return false;
  if (isExerciseStep(step) && !step?.startsWith('X.')) return false;
  if (heard.words.split(' ').length <= FEWEST_WORDS) return false;
  if (isPlainly('help', written) || actOf(heard).is('ask-help') || asksWhatHelps(typedWords(text)))
    return false;
  const { leads = [] } = move;
  const opens = /^MATTER\./.test(move.to) && before.memory.said[move.to] === undefined;
  return (
    (OPEN.test(move.to) || NO_ANSWER.test(move.to)) &&
    !opens &&
    leads.every((lead) => IN_TURN.test(lead) || lead.startsWith(SITUATION))
  );
}

/** What a text says on; null where nothing is sure. */
function remarkIn({ memory }: Talk, { text, heard }: Written): Remark | null {
  const likely = likelyRemark(text);
  const isOpen = memory.topic !== null && heard.words.split(' ').length > SHORT;
  return likely && likely.sure >= (isOpen ? SURE : SURE_ALONE) ? likely.remark : null;
}

const isKept = ({ memory }: Talk, { heard, text }: Written): boolean =>
  heard.danger < PLAN_UNTIL && !isForecast(text) && memory.step !== null && (memory.said.PLAN ?? 0) < 2;

/** What was open goes on; without a topic there is room for more. */
function going(move: Move): Move {
  const { talk, to } = move;
  if (!/^(?:UNSURE\.|FEELING$|CHAT$|ASKED\.none$|ABOUT\.fact$|TRIED$|HELP$|PICK$)/.test(to)) return move;
  const { topic } = talk.memory;
  return {
    ...move,
    talk: { ...talk, memory: { ...talk.memory, unclear: 0 } },
    to: topic && topic !== 'other' ? `TOPIC.${topic}` : 'TOPIC.more',
  };
}
