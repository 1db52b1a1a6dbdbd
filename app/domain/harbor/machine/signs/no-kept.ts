import type { Sign } from '../../../listener/labels';
import { SILENT } from '../../../listener/sounded';
import { isOwnQuestion } from '../talk/move';
import type { Talk } from '../talk/state';
import { questionFor } from './entries';
import { isFlowSign } from './signs';
import { hasTold, withTold } from './told';

/**
 * The talk with the no that was said beside another danger: what was asked is answered, and is not asked again for what was
 * seen before. Of the own life only where nothing direct was said.
 */
export function withNoKept(talk: Talk): Talk {
  const { risk, memory } = talk;
  const asked = risk.question?.step ?? '';
  const seen = Object.keys(risk.seen) as Sign[];
  const open = { ...risk, question: null };
  if (!isOwnQuestion(asked)) {
    const spent = [...risk.spent, ...seen.filter((sign) => questionFor(sign) === asked)];
    const left = asked === 'SQ.hurt' ? withTold(open, 'notHurt') : open;
    return { memory, risk: { ...left, spent } };
  }
  if (risk.isDirect || hasTold(talk, 'outright')) return { memory, risk: open };
  const spent = [...risk.spent, ...seen.filter((sign) => !isFlowSign(sign))];
  return { memory, risk: { ...open, answer: 'no', spent, sounded: SILENT } };
}
