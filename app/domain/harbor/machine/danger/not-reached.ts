import { type HeardText, isCrisis } from '../../../safety/types';
import { asksHowToSay } from '../plain-danger/asks-in-danger';
import { asksWhatToTellHelp, saysNotReached, wouldCome } from '../plain-danger/others/not-reached';
import { hasTold, without } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { isOwnFlow } from './another-meant';
import { emergencyOf, isBodyUnhelped } from './body-known';
import { isHurtByAnother } from './said-in-flow';

/** Steps that take it for done that somebody was reached. */
const TAKEN_FOR_DONE = /^(?:COMING|SUI\.(?:with|stay)|THIRD\.(?:coming|way)|PERSON\.wait)/;
const REACHES = /^(?:SUI\.(?!1$)|PERSON|TEN|BARRIER)/;

/**
 * Nobody was called yet, or somebody only would come: what was taken for done is taken back, and the next step is the call itself,
 * with the words for it. Null: the text says neither.
 */
export function notReached(talk: Talk, heard: HeardText): Move | null {
  const { words, level, category } = heard;
  const { risk, memory } = talk;
  if (!isCrisis(risk.level) || risk.question !== null || level === 'imminent') return null;
  if (isCrisis(level) && category === 'suicide' && heard.isOutright) return null;
  const step = memory.step ?? '';
  const isDone =
    TAKEN_FOR_DONE.test(step) || hasTold(talk, 'beside') || hasTold(talk, 'help') || hasTold(talk, 'line');
  if (isForAnother(talk)) return forThem(talk, words, isDone);
  if (isDone && saysNotReached(words)) return backToCall(talk, words);
  const isOwn = isOwnFlow(talk) && !isBodyUnhelped(talk) && !isHurtByAnother(talk);
  return isOwn && REACHES.test(step) && wouldCome(words)
    ? { talk, to: 'PERSON.sent', leads: ['flow.tell'], by: 'person' }
    : null;
}

function forThem(talk: Talk, words: string, isDone: boolean): Move | null {
  const isBack = isDone && saysNotReached(words);
  if (!isBack && !asksWhatToTellHelp(words)) return null;
  const leads = [...(isBack ? ['third.notYet'] : []), 'third.tell911'];
  const open = isBack ? { ...talk, risk: without(talk.risk, 'help') } : talk;
  const isThere = talk.memory.step === 'THIRD.911' || (isDone && !isBack);
  return isThere ? stay(open, ...leads) : openingAt(open, 'THIRD.911', leads);
}

function backToCall(talk: Talk, words: string): Move {
  const open = { ...talk, risk: without(talk.risk, 'beside', 'line', 'help') };
  if (isHurtByAnother(talk)) return openingAt(open, 'HURT.911');
  const body = emergencyOf(talk) ?? (talk.risk.flow === 'OD' ? 'OD.911' : null);
  const asks = asksHowToSay(words) || asksWhatToTellHelp(words);
  if (body) return openingAt(open, body, asks && body === 'WITHDRAW.911' ? ['withdraw.words'] : []);
  return { talk: open, to: 'SUI.who', by: 'person' };
}
