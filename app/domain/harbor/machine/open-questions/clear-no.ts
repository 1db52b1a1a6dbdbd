import { type HeardText, isCrisis } from '../../../safety/types';
import { theirsTold } from '../danger/theirs-told';
import { pressed } from '../offers/press';
import { typedWords } from '../plain/typed-words';
import {
  asksNoMore,
  besideDenial,
  isClearNo,
  isEmphaticNo,
  saysFigure,
} from '../plain-danger/denied/clear-no';
import { isForRelief } from '../plain-danger/denied/denied-again';
import { takesNoBack } from '../plain-danger/denied/flat-no';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { fearsForAnother, saysNotMe } from '../plain-danger/others/of-another';
import { saysMe } from '../plain-danger/others/whose';
import { isFaintSign } from '../signs/signs';
import { hasTold, withTold } from '../signs/told';
import type { Facts } from '../talk/facts';
import { isOwnQuestion, type Move } from '../talk/move';
import type { Talk, Told } from '../talk/state';
import type { Written } from '../talk/written';
import { withMeant } from '../telling/topic-in-answer';
import { noByQuestion } from './no-by-question';

/** With more danger in it than this a no without an idiom goes the way of every other. */
const HARMLESS = 0.35;
/** Here a no says that somebody is not safe, or that it is not all wrong. */
const OTHERWISE = /^(?:SQ\.(?:sure|whom)|FOLLOW)/;
const FEWEST_TOLD = 4;

/**
 * One no is enough: said in an idiom, with a laugh, in anger or for the second time, it closes the question whatever words of
 * the question it says back. What the line tells beside it is what the talk goes on with. Null: it is no such no.
 */
export function clearNo(before: Talk, written: Written, facts: Facts): Move | null {
  const { heard, text } = written;
  const talk = asksNoMore(heard.words) ? { ...before, risk: withTold(before.risk, 'askNoMore') } : before;
  const { risk, memory } = talk;
  const asked = risk.question?.step ?? '';
  const back = noByQuestion(talk, written, facts);
  if (back) return back;
  if (OTHERWISE.test(asked) || !isNo(heard) || takesNoBack(typedWords(text)) || theirsTold(talk, heard))
    return null;
  if (asked === '')
    return isFigureAtFirst(talk, heard)
      ? { talk: toldOf(withMeant(talk, heard), heard.words), to: 'SQ.misread', by: 'person' }
      : null;
  const no =
    memory.offered.find(({ id }) => id === 'misread') ?? memory.offered.find(({ id }) => id === 'no');
  if (!no || !(isEmphaticNo(heard.words) || (asked === 'SQ.third' && isNotTheirOwn(heard.words))))
    return null;
  const meant = toldOf(withMeant(talk, heard), heard.words);
  if (!isOwnQuestion(asked)) return pressed(meant, no);
  const isPicture = asked === 'SQ.figure' && isCrisis(risk.level) && isOnlyIdiom(talk);
  return { ...pressed(meant, no), to: isPicture ? 'SQ.misread' : 'SQ.owned' };
}

/** "It is me" at the question about somebody else is no no, but for who is only tired. */
const isNotTheirOwn = (words: string): boolean => !saysMe(words) || TIRED.test(words);
const TIRED =
  /(?:^| )(?:cansancio|cansad[oa]|agotad[oa]|sueno|tired(?! of)|exhausted|knackered|worn out|shattered)(?= )/;

function isNo({ words, level, danger }: HeardText): boolean {
  if (isForRelief(words) || harmOfSomebody(words) || fearsForAnother(words)) return false;
  if (level === 'imminent' || !isClearNo(words)) return false;
  return isEmphaticNo(words) || (level === 'none' && danger < HARMLESS && !saysNotMe(words));
}

/** Asked whether they could act on it, they say that it was a way of speaking, and nothing else was told. */
const isFigureAtFirst = (talk: Talk, { words }: HeardText): boolean =>
  talk.memory.step === 'SUI.1' && isOnlyIdiom(talk) && (saysFigure(words) || hasTold(talk, 'light'));

const MORE: readonly Told[] = [
  'means',
  'gun',
  'place',
  'harm',
  'taken',
  'thoughts',
  'found',
  'beside',
  'line',
  'neck',
  'force',
];
/** Nothing but one sentence of dying was heard so far. */
const isOnlyIdiom = (talk: Talk): boolean =>
  !MORE.some((told) => hasTold(talk, told)) &&
  Object.keys(talk.risk.seen).every((sign) => sign === 's.die' || isFaintSign(sign));

/** Something was told and no subject of it is known: there is room for it, and no menu of moods. */
function toldOf(talk: Talk, words: string): Talk {
  const { memory } = talk;
  const isKnown = memory.suspended !== null || (memory.topic !== null && memory.topic !== 'other');
  const count = besideDenial(words)
    .split(' ')
    .filter((word) => /\w/.test(word)).length;
  return isKnown || count < FEWEST_TOLD ? talk : { ...talk, memory: { ...memory, suspended: 'TOPIC.more' } };
}
