import { type HeardText, isCrisis } from '../../../safety/types';
import { isShut, refusesHospital, trustsHomeCure, waitedLong } from '../plain-danger/body/refuses-help';
import { takenSaid } from '../plain-danger/body/taken';
import { actsNow } from '../plain-danger/by-others/weapon';
import { fearsBlame, fearsCost } from '../plain-danger/others/help-coming';
import { isAtHelp, isOnTheWay } from '../plain-danger/others/near-now';
import { isNearButUnasked } from '../plain-danger/others/not-reached';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { answerTo } from './asked-in-danger';
import { emergencyOf, isBodyUnhelped, isWithdrawing } from './body-known';

const AT_EMERGENCY = /^(?:WITHDRAW|OD|BODY|FOOD)/;

/**
 * A body that needs help stays in its emergency: a refusal gets one line, a broth or a sleep is no way out, and who lives near is
 * to be woken. None of it is read as safety. Null: the text says none of these.
 */
export function staysWithBody(talk: Talk, heard: HeardText): Move | null {
  const { words, level, category } = heard;
  if (!isBodyUnhelped(talk) || talk.risk.question !== null) return null;
  if (level === 'imminent' || (isCrisis(level) && category === 'suicide')) return null;
  if (actsNow(words) || takenSaid(words, true)) return null;
  if ((isAtHelp(words) || isOnTheWay(words)) && !refusesHospital(words)) return null;
  if (answerTo(talk, heard) !== null || fearsBlame(words) || fearsCost(words)) return null;
  const lead = leadFor(talk, words);
  if (lead === null) return null;
  const step = talk.memory.step ?? '';
  return AT_EMERGENCY.test(step) ? stay(talk, lead) : openingAt(talk, emergencyOf(talk) ?? 'OD.911', [lead]);
}

function leadFor(talk: Talk, words: string): string | null {
  const refuses = refusesHospital(words);
  if (refuses && waitedLong(words)) return 'body.waited';
  const isOfStopping = talk.risk.flow === 'WITHDRAW' || isWithdrawing(talk);
  if (isOfStopping && trustsHomeCure(words)) return 'body.cure';
  if (refuses) return 'body.refused';
  if (isShut(words)) return 'body.shut';
  return isNearButUnasked(words) ? 'body.near' : null;
}
