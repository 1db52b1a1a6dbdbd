import { assess } from '../../../safety/assess';
import { type HeardText, isCrisis } from '../../../safety/types';
import { theirsTold } from '../danger/theirs-told';
import { guide } from '../guide/guide';
import { pressed } from '../offers/press';
import { typedWords } from '../plain/typed-words';
import { askedBack } from '../plain-danger/denied/asked-back';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { fearsForAnother, talksOfAnother } from '../plain-danger/others/of-another';
import { ownedNo } from '../saying/closing';
import { isOnlySigns } from '../signs/only-signs';
import type { Facts } from '../talk/facts';
import { isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withMeant } from '../telling/topic-in-answer';

/** Here a no says that somebody is not safe, or of whom it is. */
const OTHERWISE = /^(?:SQ\.(?:sure|whom)|FOLLOW)/;
/** As much danger may be heard in what stands beside such a no. */
const HARMLESS = 0.5;
const FEWEST_TOLD = 4;

/**
 * "Hurt who? Are you mad? I was telling you about my cousin": a no to whatever was asked. Harbor owns the mistake, and goes on
 * with what the line tells. At a step of danger where only signs led it is "you read me wrong". Null: it is no such no.
 */
export function noByQuestion(talk: Talk, { heard, text }: Written, facts: Facts): Move | null {
  const { risk, memory } = talk;
  const asked = risk.question?.step ?? '';
  if (OTHERWISE.test(asked) || heard.level === 'imminent') return null;
  if (asked === '' && !(isSafetyStep(memory.step) && isOnlySigns(talk))) return null;
  const told = askedBack(typedWords(text));
  const isOfAnother = asked === 'SQ.hurt' && talksOfAnother(heard.words);
  if (told === null || isOfAnother || theirsTold(talk, heard)) return null;
  const beside = assess(told, { before: risk.language });
  if (!isHarmless(beside)) return null;
  if (asked === '') return { talk: withMeant(talk, beside), to: 'SQ.denied', by: 'person' };
  const no =
    memory.offered.find(({ id }) => id === 'misread') ?? memory.offered.find(({ id }) => id === 'no');
  if (!no) return null;
  if (no.id === 'misread') return pressed(withMeant(talk, beside), no);
  const left = ownedNo(talk, facts);
  if (left.to !== 'BACK' || isCrisis(left.talk.risk.level))
    return { ...pressed(withMeant(talk, beside), no), to: 'SQ.owned' };
  const next = tells(told) ? guide(withoutButtons(left.talk), { heard: beside, text: told }) : null;
  // What was open is not gone on with where the line names something else: that is read below.
  if (next && isPlace(next.to) && next.to !== memory.suspended)
    return { ...next, leads: [...(left.leads ?? []), ...(next.leads ?? [])] };
  return { ...pressed(withMeant(talk, beside), no), to: 'SQ.owned' };
}

const isHarmless = ({ words, level, danger }: HeardText): boolean =>
  level === 'none' && danger < HARMLESS && !harmOfSomebody(words) && !fearsForAnother(words);
const tells = (told: string): boolean => (told.match(/[a-z0-9]+/g)?.length ?? 0) >= FEWEST_TOLD;
/** Its buttons answer nothing any more. */
const withoutButtons = ({ risk, memory }: Talk): Talk => ({ risk, memory: { ...memory, offered: [] } });
/** Where what was told has a place of its own: nothing that asks anew, and nothing that is about Harbor. */
const isPlace = (to: string): boolean =>
  /^(?:TOPIC\.|MATTER|WORDS|FACET|DECIDE|REACH|PLAN|CARING|CARD|LOST|NEAR)/.test(to);
