import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { burdenSaid, dayNamed, nothingAtHand, saysNo } from '../plain-danger/denied/no-and-more';
import { saysNotMe } from '../plain-danger/others/of-another';
import { refusesToReach } from '../plain-danger/others/person-told';
import { withTold } from '../signs/told';
import { raised } from '../talk/levels';
import { isOwnQuestion, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';
import { plainAnswer } from './read-answer';
import { saidAt } from './said-at-step';

const OWN_STEPS = /^(?:SUI|PERSON|BARRIER|TEN|SAFER)/;

/**
 * A no with more behind it, where it was asked whether they could act on it: only thoughts, nothing at hand, a day that was
 * named. None of it lowers a level.
 */
export function noAndMore(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  const burden = burdenAtQuiet(talk, heard);
  if (burden) return burden;
  const day = dayAtQuestion(talk, heard);
  if (day) return day;
  if (!isCrisis(risk.level) || !isOwnFlow(talk) || risk.question !== null) return null;
  if (!OWN_STEPS.test(step) || isCrisis(heard.level)) return null;
  const { words } = heard;
  const isNothing = nothingAtHand(words);
  const here = isNothing ? { ...talk, risk: withTold(risk, 'away') } : talk;
  const leads = isNothing ? ['flow.nothing'] : [];
  if (dayNamed(words) && step !== 'SUI.day' && memory.said['SUI.day?'] === undefined)
    return { talk: here, to: 'SUI.day', leads, by: 'person' };
  if (isNothing && /^SUI\.(?:today|means|gun|pills|apart)$/.test(step))
    return { talk: here, to: 'SUI.who', leads, by: 'person' };
  return step === 'SUI.1' ? onlyThoughts(talk, heard) : null;
}

/** "No. Not do anything. Just tired of it without her": that is the button for it, and is thanked for. */
function onlyThoughts(talk: Talk, heard: HeardText): Move | null {
  if (saysNotMe(heard.words)) return null;
  const said = saidAt('SUI.1', heard.words);
  const isThoughts = said !== null && 'button' in said && said.button === 'thoughts';
  if (refusesToReach(heard.words) || !(isThoughts || (saysNo(heard.words) && plainAnswer(heard) === 'no')))
    return null;
  const button = talk.memory.offered.find(({ id }) => id === 'thoughts');
  return button ? { ...pressed(talk, button), leads: ['flow.thoughts'] } : null;
}

/** A day is named in answer to the question, or beside it: that is taken up, and not passed over. */
function dayAtQuestion({ risk, memory }: Talk, { words }: HeardText): Move | null {
  const isAsked =
    isOwnQuestion(risk.question?.step ?? '') ||
    /^(?:QUIET|SOME)/.test(memory.step ?? '') ||
    risk.answer === 'held';
  if (!isAsked || memory.said['SUI.day?'] !== undefined || !dayNamed(words)) return null;
  const grave = raised(risk, { to: 'crisis', by: 'signs' });
  return {
    talk: { memory, risk: { ...grave, flow: risk.flow ?? 'SUI', question: null } },
    to: 'SUI.day',
    by: 'signs',
  };
}

/** "I am safe, they would only be better off": asked plainly once, before anything is made of the "safe". */
function burdenAtQuiet({ risk, memory }: Talk, { words }: HeardText): Move | null {
  if (memory.step !== 'QUIET' || memory.said['SQ.meant?'] !== undefined || !burdenSaid(words)) return null;
  const grave = raised(risk, { to: 'crisis', by: 'signs' });
  return { talk: { memory, risk: { ...grave, flow: risk.flow ?? 'SUI' } }, to: 'SQ.meant', by: 'signs' };
}
