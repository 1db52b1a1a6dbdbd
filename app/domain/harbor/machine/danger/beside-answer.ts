import { type HeardText, isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { pressed } from '../offers/press';
import { takenSaid } from '../plain-danger/body/taken';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { actsNow, weaponSaid } from '../plain-danger/by-others/weapon';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { asksNotToCall } from '../plain-danger/denied/no-call';
import { putsPillsBy } from '../plain-danger/means/hoards';
import { isOwnRefusal } from '../plain-danger/others/person-told';
import { asksWhoReads, wantsTheNumber } from '../plain-danger/others/who-reads';
import { isOwnQuestion, isSafetyStep, type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';
import { plainAnswer } from './read-answer';

const HURT_FLOW = /^(?:HURT|HOME|ASSAULT|CHILD)$/;

/**
 * "Don't go calling anybody", "then mom reads it": the truth first, that Harbor tells nobody and who could open it; then the
 * same step, or what a plain answer beside it leads to.
 */
export function askedOfPrivacy(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words, level } = heard;
  if (!(isSafetyStep(memory.step) || risk.question !== null) || isCrisis(level)) return null;
  const reads = asksWhoReads(words) && !HURT_FLOW.test(risk.flow ?? '') && !/^HURT/.test(memory.step ?? '');
  if (!reads && (!asksNotToCall(words) || isOwnRefusal(words))) return null;
  const isMore = weaponSaid(words) || actsNow(words) || putsPillsBy(words) || takenSaid(words, true);
  if (isMore || hurtSaid(words) === 'now') return null;
  const lead = reads ? 'flow.private' : 'flow.noCall';
  const answer = answerBeside(talk, heard);
  return answer ? { ...answer, leads: [lead, ...(answer.leads ?? [])] } : stay(talk, lead);
}

/** The number itself is asked for, in the midst of more: it is given again, whatever else the text says. */
export function numberWanted(talk: Talk, { words }: HeardText): Move | null {
  const { risk } = talk;
  if (!isCrisis(risk.level) || !isOwnFlow(talk) || !wantsTheNumber(words)) return null;
  // Of a place that is named beside it the number of that place is given, further on.
  if (!risk.isAbroad && /(?:^| )(?:numero (?:de|en|para)|number (?:for|of|in)) /.test(words)) return null;
  return stay(talk, risk.isAbroad ? 'number.abroad' : 'number.life');
}

/** The plain no that stands beside the question: all of a clause, or one that names what it denies. */
function answerBeside(talk: Talk, heard: HeardText): Move | null {
  const step = talk.memory.step ?? '';
  if (!isOwnQuestion(step) && step !== 'HARM.2') return null;
  const rest = heard.words
    .split(/(?<=[.,]) /)
    .filter((clause) => !asksNotToCall(clause) && !asksWhoReads(clause))
    .join(' ');
  if (rest.trim() === '' || plainAnswer({ ...heard, words: rest }) !== 'no') return null;
  if (!deniesDying(rest) && rest.split(' ').filter((word) => /\w/.test(word)).length > FEW) return null;
  const id = STEPS[step]?.typed?.no ?? 'no';
  const button = talk.memory.offered.find((each) => each.id === id);
  return button ? pressed(talk, button) : null;
}
const FEW = 4;
