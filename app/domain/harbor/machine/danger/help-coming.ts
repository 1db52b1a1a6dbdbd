import { type HeardText, isCrisis } from '../../../safety/types';
import {
  asksUntil,
  asksWhatToSay,
  callsHelp,
  fearsBlame,
  fearsCost,
  helpIsComing,
  isFarAway,
  isFound,
  namesHelp,
  wasToldNotToCall,
} from '../plain-danger/others/help-coming';
import { saysMe } from '../plain-danger/others/whose';
import { hasTold, withTold } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { isOwnFlow } from './another-meant';
import { isHurtByAnother } from './said-in-flow';

/** Steps and flows in which a body needs help now. */
const OF_BODY = /^(?:OD|BODY|WITHDRAW|FOOD|HARM\.911)/;

/**
 * What is told while help is called or on its way, and what stands in the way of calling: confirmed, with what to do until
 * they come, and never met with the step that is done already. Null: the text tells nothing of it.
 */
export function helpComing(talk: Talk, { words }: HeardText): Move | null {
  if (!isCrisis(talk.risk.level) || talk.risk.question !== null) return null;
  if (isForAnother(talk)) return saysMe(words) ? null : forThem(talk, words);
  const isComing = helpIsComing(words);
  const isCalled = callsHelp(words);
  if (isHurtByAnother(talk))
    return (isComing || isCalled) && namesHelp(words) ? openingAt(talk, 'COMING.hurt') : null;
  const step = talk.memory.step ?? '';
  const isBody = OF_BODY.test(step) || /^(?:OD|BODY|WITHDRAW|FOOD)$/.test(talk.risk.flow ?? '');
  if (!isBody && !isOwnFlow(talk)) return null;
  const fears = [...(fearsBlame(words) ? ['help.blame'] : []), ...(fearsCost(words) ? ['help.cost'] : [])];
  const isThere = step === 'COMING';
  if (isThere && asksUntil(words)) return stay(talk);
  if (isComing && (isBody || namesHelp(words)))
    return isThere
      ? stay(talk, ...orElse(fears, 'help.sent'))
      : openingAt(talk, 'COMING', ['help.sent', ...fears]);
  if (isCalled && isBody && !isThere) {
    const isTaken = talk.risk.flow === 'OD' && step.startsWith('OD') && step !== 'OD.wait';
    return openingAt(talk, isTaken ? 'OD.wait' : 'COMING', ['help.called', ...fears]);
  }
  if (isCalled && isThere) return stay(talk, ...orElse(fears, 'help.called'));
  if ((isBody || isThere) && fears.length > 0) return stay(talk, ...fears);
  return wasToldNotToCall(words) ? stay(talk, 'help.anyway') : null;
}
const orElse = (leads: readonly string[], lead: string): readonly string[] =>
  leads.length > 0 ? leads : [lead];

/** Of somebody else: they were found, help is on its way, what to say to them, who to call from afar. */
function forThem(talk: Talk, words: string): Move | null {
  const step = talk.memory.step ?? '';
  if (isFound(words) && !/^THIRD\.(?:safe|good|found)/.test(step)) return openingAt(talk, 'THIRD.found');
  const isFar = isFarAway(words);
  const far = isFar ? ['third.far'] : [];
  const called = { ...talk, risk: withTold(talk.risk, 'help') };
  if (step === 'THIRD.coming' && hasTold(talk, 'help') && asksUntil(words)) return stay(talk, 'third.till');
  if (helpIsComing(words) || callsHelp(words)) {
    return step === 'THIRD.coming'
      ? stay(called, ...orElse(far, 'third.sent'))
      : openingAt(called, 'THIRD.coming', far);
  }
  if (asksWhatToSay(words)) return openingAt(talk, 'THIRD.words', ['third.say']);
  if (!isFar) return null;
  const isCheck = /^THIRD\.(?:unseen|silent)$/.test(step) && talk.memory.said['THIRD.check'] === undefined;
  if (step === 'THIRD.911' || step === 'THIRD.coming') return stay(talk, ...far);
  return openingAt(talk, isCheck ? 'THIRD.check' : 'THIRD.911', far);
}
