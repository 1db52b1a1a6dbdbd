import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { leavesWord } from '../plain-danger/by-others/weapon';
import { wroteLetters } from '../plain-danger/denied/harmless-frame';
import { saysYesFirst } from '../plain-danger/denied/yes-first';
import { takesLeave } from '../plain-danger/dying/takes-leave';
import { isOfAnother } from '../plain-danger/others/of-another';
import { withTold } from '../signs/told';
import { isOwnQuestion, type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';

/** Letters for those who stay, told to the question about their own life: a "no" beside them is doubted. */
function lettersAtQuestion(talk: Talk, words: string): Move | null {
  const { risk, memory } = talk;
  if (!isOwnQuestion(risk.question?.step ?? '') || !wroteLetters(words)) return null;
  const yes = saysYesFirst(words) ? memory.offered.find(({ id }) => id === 'yes') : undefined;
  if (yes) return pressed(talk, yes);
  const direct = { memory, risk: withTold({ ...risk, isDirect: true }, 'outright') };
  const isAskedAgain = risk.question?.step === 'SQ.again';
  return { talk: direct, to: isAskedAgain ? 'SQ.doubt' : 'SQ.again', by: 'signs' };
}

/** Words to be passed on to those who stay. */
export function lastWords(talk: Talk, { words, level, danger }: HeardText): Move | null {
  const told = lettersAtQuestion(talk, words) ?? leaveTaken(talk, words);
  if (told) return told;
  if (!leavesWord(words) || (level === 'none' && danger < SOME_DANGER)) return null;
  const { risk, memory } = talk;
  if (isCrisis(risk.level) && /^SUI\.today/.test(memory.step ?? '')) return stay(talk, 'flow.text');
  if (risk.level !== 'none' || risk.answer === 'held') return openingAt(talk, 'SUI.today');
  return risk.question ? null : { talk: suspending(talk), to: 'SQ.plain', by: 'signs' };
}
const SOME_DANGER = 0.35;

/** A leave that is taken of them, put as a question what to say: it is asked what it is. */
function leaveTaken(talk: Talk, words: string): Move | null {
  const { risk, memory } = talk;
  if (risk.level !== 'none' || risk.question !== null || memory.said['SQ.plain?'] !== undefined) return null;
  return takesLeave(words) && !isOfAnother(words)
    ? { talk: suspending(talk), to: 'SQ.plain', by: 'signs' }
    : null;
}
