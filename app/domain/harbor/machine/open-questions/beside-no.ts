import { assess } from '../../../safety/assess';
import { type HeardText, isCrisis } from '../../../safety/types';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { isOnlyGuessed } from '../signs/concrete';
import { flowSaid, isAboutOther, questionFor } from '../signs/entries';
import { withNoKept } from '../signs/no-kept';
import { ASK_FROM, isFlowSign, isStrongSign, signIn } from '../signs/signs';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { ofWhom } from './whose-question';

const CLAUSES = / [.,] | (?=(?:but|though|just|only|pero|sino|es que|its|it is) )/;
/** A clause that is nothing but a no, or says no to what was asked. */
const IS_NO =
  /^ ?(?:(?:oh|god|good|lord|heavens|lol|ay|uy|que|[.,]) )*(?:no+|nah|nope|nop|nel|never|nunca|para nada|que va|claro que no|not (?:that|me|really)|eso no|yo no)(?= |$)/;
const FEWEST_WORDS = 3;

/**
 * What stands beside a no, heard by itself: "no, nobody hits me. it's the voice" denies one danger and tells another, which
 * is asked about in its turn. Null: nothing of that kind stands beside it.
 */
export function besideNo(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const clauses = heard.words.split(CLAUSES).map((clause) => ` ${clause.trim()} `);
  const rest = clauses.filter((clause) => !IS_NO.test(clause) && !deniesDying(clause));
  if (rest.length === clauses.length) return null;
  const told = rest.join('. ').trim();
  if (told.split(' ').filter((word) => /\w/.test(word)).length < FEWEST_WORDS) return null;
  const beside = assess(told, { before: risk.language });
  const asked = risk.question?.step ?? memory.step ?? '';
  const flow = isCrisis(beside.level) ? flowSaid(beside) : null;
  const heardSign = signIn(beside, ASK_FROM);
  const isGuess = heardSign && isOnlyGuessed(heardSign.sign, beside, { risk, topic: memory.topic });
  const sign = isGuess ? null : heardSign;
  const question =
    sign && sign.adds >= 1 && (isFlowSign(sign.sign) || (isAboutOther(asked) && isStrongSign(sign.sign)))
      ? ofWhom(questionFor(sign.sign), told)
      : null;
  const to = flow && !/^SUI|^SQ/.test(flow) ? flow : question;
  const isNew = to !== null && to !== asked && !risk.otherAsked.includes(to);
  if (isNew) return { talk: withNoKept(talk), to, by: 'person' };
  if (!harmOfSomebody(told) || /^SQ\.(?:third|whom|child)$/.test(asked)) return null;
  return risk.otherAsked.includes('SQ.whom') ? null : { talk: withNoKept(talk), to: 'SQ.whom', by: 'signs' };
}
