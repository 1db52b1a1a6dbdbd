import type { Sign } from '../../../listener/labels';
import { likelyTopics } from '../../../meanings/read';
import type { HeardText } from '../../../safety/types';
import { homeInstead } from '../danger/played-down';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { isHarmlessFrame } from '../plain-danger/denied/harmless-frame';
import { questionFor } from '../signs/entries';
import {
  gravestSeen,
  graveSumOf,
  isAskDue,
  isDirectSign,
  isFlowSign,
  isStrongSign,
  soundsHeavy,
  sumOf,
} from '../signs/signs';
import { canAskSoftly } from '../signs/soft-question';
import { hasTold } from '../signs/told';
import { contextOf, type Facts } from '../talk/facts';
import type { Move } from '../talk/move';
import type { RiskState, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isHeavyMatter } from '../telling/heavy-matter';
import { wasLeftStanding } from './passed-over';

const PANIC_FROM = 0.5;
const UNCLEAR_MOST = 3;
const HEAVY_TURNS = 2;
const TWICE = 2;

/** A wave of panic is met as panic; a soft question waits for its end, a plain one does not. */
export function panicFirst(talk: Talk, { text }: Written, facts: Facts): Move | null {
  const { risk, memory } = talk;
  const panic = likelyTopics(text)['t.panic'] ?? 0;
  const sign = gravestSeen(risk);
  const isDue = isAskDue(risk);
  const isPlain = isDue && sign !== null && sign !== 'o.body' && questionFor(sign) !== 'SQ.soft';
  if (panic < PANIC_FROM || memory.topic === 'panic' || risk.level !== 'none' || isPlain) return null;
  const isSoftDue = isDue && sign !== 'o.body' && canAskSoftly(talk, facts);
  const spent = sign === 'o.body' ? [...risk.spent, sign] : risk.spent;
  return {
    talk: { risk: { ...risk, spent, isSoftDue }, memory: { ...memory, topic: 'panic' } },
    to: 'TOPIC.panic',
    by: 'signs',
  };
}

/** A sign of the newest text. `isSure`: danger is likely by itself. `isNamed`: so is its kind. */
interface NewSign {
  kind: Sign;
  adds: number;
  isNew: boolean;
  isSure: boolean;
  isNamed: boolean;
}

/** The question that is due now; null when none is. FLOWS section 2. */
export function questionDue(talk: Talk, sign: NewSign | null, facts: Facts): string | null {
  const { risk, memory } = talk;
  const isDue = isAskDue(risk, contextOf(facts, Number(memory.slots.before ?? 0)));
  const gravest = gravestSeen(risk);
  // Who was asked once is asked about something else only where that is likelier than for a first question.
  const isFirst = risk.answer === null && risk.otherAsked.length === 0;
  const isClear = sign !== null && sign.isNew && sign.adds >= 1 && (isFirst || sign.isSure);
  // Whatever was said of one danger, another is asked about as what it is.
  const isSaidAgain = sign !== null && sign.adds >= 1 && sign.isSure;
  if (sign && (isClear || isSaidAgain) && isFlowSign(sign.kind)) {
    const other = questionFor(sign.kind);
    const times = risk.otherAsked.filter((asked) => asked === other).length;
    // Passed over, it may come once more; a "no" has spent its signs.
    if (times === 0 || (times === 1 && !risk.spent.includes(sign.kind))) return other;
  }
  const isOwn = gravest !== null && !isFlowSign(gravest);
  // They asked not to be asked that again: only what is direct, and sure, goes before that.
  if (hasTold(talk, 'askNoMore') && !(sign && sign.isSure && sign.isNamed && isDirectSign(sign.kind)))
    return null;
  switch (risk.answer) {
    case null:
      // Where another question was left standing, what only adds up has to be twice as much.
      if (!isDue || (wasLeftStanding(talk) && sumOf(risk) < TWICE)) return null;
      return gravest && !risk.otherAsked.includes(questionFor(gravest)) ? questionFor(gravest) : null;
    case 'no':
      return isDue && isOwn && sign?.isNew && isPlainEnough(sign) && !risk.isAskedAnew ? 'SQ.new' : null;
    case 'held':
      return isClear && isDirectSign(sign.kind) ? 'SQ.plain' : null;
    default:
      return null;
  }
}

/**
 * The soft question in place of the reply that a text would get: in the second turn of a heavy topic, and where a third
 * text in a row was not understood; both only where something in the talk sounded like a sign. That reply comes after the answer.
 */
export function softlyInstead(next: Move, { heard, text }: Written, facts: Facts): Move {
  const { risk, memory } = next.talk;
  const isHeavy =
    memory.heavyTurns >= HEAVY_TURNS &&
    (next.to.startsWith('TOPIC.') || isHeavyMatter(next.to)) &&
    !waits(next.talk, heard, text);
  const isUnclear = memory.unclear >= UNCLEAR_MOST && sumOf(risk) >= UNCLEAR_SIGN;
  // A heavy subject by itself is none: something has to have sounded like danger, or a low mood to be told with it.
  const isDue = (isHeavy && sounds(risk, heard)) || (isUnclear && soundsHeavy(risk, 0));
  if (!isDue || !canAskSoftly(next.talk, facts)) return next;
  const home = homeInstead(next.talk, heard);
  if (home) return home;
  return {
    talk: { risk, memory: { ...memory, suspended: isHeavy ? next.to : memory.suspended } },
    to: 'SQ.soft',
    by: 'signs',
  };
}

/**
 * A subject alone calls for the soft question, but not on top of a question that was asked, and not in a talk in jest,
 * where nothing that was said sounded like it: it waits for the next turn of the subject.
 */
function waits({ risk }: Talk, { level, confidences, words }: HeardText, text: string): boolean {
  if ((isHarmlessFrame(words) || deniesDying(words)) && graveSumOf(risk) <= UNCLEAR_SIGN * 2) return true;
  const isSign =
    level !== 'none' || (confidences['g.life'] ?? 0) >= SOME_LIFE || graveSumOf(risk) >= UNCLEAR_SIGN * 2;
  return !isSign && (text.includes('?') || risk.told.includes('light'));
}
const SOME_LIFE = 0.25;

const sounds = (risk: RiskState, { danger, confidences }: HeardText): boolean =>
  danger >= LITTLE_DANGER &&
  (confidences['p.deny'] ?? 0) < DENIED &&
  (soundsHeavy(risk) || (confidences['t.low'] ?? 0) >= LOW_MOOD);
const LITTLE_DANGER = 0.04;
const LOW_MOOD = 0.2;
const DENIED = 0.5;

/** What was not understood is no sign by itself: something has to have sounded like one. */
const UNCLEAR_SIGN = 0.2;

/** After a "no" it is asked anew for a direct sign, or a strong one that is sure: a memory, a mood or being worn out is none. */
const isPlainEnough = ({ kind, adds, isSure, isNamed }: NewSign) =>
  (isSure && isNamed && isStrongSign(kind)) || (isDirectSign(kind) && adds >= 1);
