import { type HeardText, isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { countryOf } from '../../content/country-lines';
import type { About } from '../../content/lines-there';
import { STEPS } from '../../steps/all';
import { answerIn } from '../danger/answered-beside';
import { isDangerWithin, isOwnLife } from '../danger/said-in-flow';
import { callsForHelp } from '../plain-danger/body/emergency';
import { isSafetyStep, type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { numberAsked } from './number-asked';
import { numberHint } from './number-hints';
import { placePutRight } from './place-put-right';
import { isSharedTold, placeAlone, placeFirst, placeTold, withoutPlace } from './place-told';
import { GIVEN_NAMES, oneOf, type Place } from './places';

/** The talk with the place that was heard. */
export function withPlace(talk: Talk, { words, level }: HeardText): Talk {
  const told = placeTold(words);
  const isOfNumbers = hasNumbers(talk) || level !== 'none' || callsForHelp(words);
  if (told?.how === 'from' && !isOfNumbers) return comingFrom(talk, told.place);
  const place =
    (told?.place === 'abroad' ? null : told?.place) ??
    (isOfNumbers ? placePutRight(words) : null) ??
    (mayName(talk) ? named(talk, words) : null) ??
    askedFor(talk, words) ??
    told?.place ??
    (isOfNumbers && !countryOf(talk.risk.isAbroad ? talk.risk.country : null) ? hinted(talk, words) : null);
  return place ? being(talk, place) : talk;
}

/** By the number that they would call; who comes from a country whose number it is, too, is there. */
function hinted({ risk }: Talk, words: string): Place | null {
  const hint = numberHint(words);
  const own = countryOf(risk.country);
  const isOwn = own !== null && Object.values(own.emergency).join('') !== '911';
  return (hint === 'gb' && risk.country === 'ie') || (hint === 'abroad' && isOwn)
    ? (risk.country as Place)
    : hint;
}

/** The name of a place where one is asked for; what is a given name, too, only where the country is. */
function named({ risk }: Talk, words: string): Place | null {
  const isAsked = risk.isAbroad && !countryOf(risk.country);
  return !isAsked && IS_GIVEN_NAME.test(words) ? null : (placeAlone(words) ?? placeFirst(words));
}
const IS_GIVEN_NAME = new RegExp(`^ ?(?:${oneOf(GIVEN_NAMES)}) [^,]*$`);

/** The country whose number they ask for, where numbers were given: whatever else stands in the text. */
function askedFor(talk: Talk, words: string): Place | null {
  const asked = hasNumbers(talk) ? numberAsked(words, { text: words, isNear: false }) : null;
  return asked?.of === 'place' && asked.place !== 'us' ? asked.place : null;
}

/** Somebody who was given numbers may write the name of the country, and nothing else. */
const mayName = ({ risk, memory }: Talk) =>
  (risk.isAbroad && !countryOf(risk.country)) || isSafetyStep(memory.step);

/** Many who come from there live in the US: told by the way, its numbers come beside those of the US. */
const comingFrom = (talk: Talk, place: Place): Talk =>
  talk.risk.isAbroad || !countryOf(place) ? talk : { ...talk, risk: { ...talk.risk, country: place } };

function being(talk: Talk, place: Place): Talk {
  const { risk } = talk;
  if (place === 'us') return { ...talk, risk: { ...risk, isAbroad: false, country: null } };
  // What is not named takes nothing away from what was.
  const country = place === 'abroad' ? risk.country : countryOf(place) ? place : 'other';
  return { ...talk, risk: { ...risk, isAbroad: true, country } };
}

/** Leads that answer with numbers: of the step that stays open only the question comes again. */
export const isAboutNumbers = (lead: string): boolean =>
  /^number\.(?:abroad|from|us|same|usHere|back|which|free|cost)$/.test(lead);

/**
 * Where somebody is, and what they ask of a number, is answered before anything else is made of the text; a question that
 * stands open is asked again after it. Null: it says more than that, and only the numbers change.
 */
export function numbersFirst(before: Talk, talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  if (isDangerWithin(heard)) return null;
  const { words } = heard;
  const asked = numberAsked(words, { text, isNear: hasNumbers(before) });
  if (asked?.of === 'place') return besideIt(ofPlace(before, being(talk, asked.place)), words);
  const changed = talk.risk.isAbroad !== before.risk.isAbroad || talk.risk.country !== before.risk.country;
  if (changed && talk.risk.isAbroad && asked?.of === 'us') return stay(talk, 'number.us');
  if (asked?.of === 'us' || asked?.of === 'here') return stay(talk, hereLead(before, talk));
  if (changed && hasNumbers(before) && isNoMore(before, words)) return toldPlace(talk, words);
  if (!talk.risk.isAbroad && hasNumbers(before) && isSharedTold(words) && isNoMore(before, words))
    return stay(talk, 'number.which');
  if (asked?.of !== 'cost') return null;
  const isKnown = !talk.risk.isAbroad || countryOf(talk.risk.country)?.crisis !== undefined;
  return stay(talk, isKnown ? 'number.free' : 'number.cost');
}

/** Where they are is known from before, or from this text, or it is asked for. */
function hereLead(before: Talk, { risk }: Talk): string {
  if (!risk.isAbroad) return 'number.usHere';
  return countryOf(before.risk.isAbroad ? before.risk.country : null) ? 'number.abroad' : 'number.us';
}

/** The answer to the step that stands before such a question counts, too. */
function besideIt(move: Move, words: string): Move {
  const [first = ''] = words.split(/ [.,] /);
  const answer = answerIn(move.talk, ` ${first.trim()} `);
  return answer ? { ...answer, leads: [...(move.leads ?? []), ...(answer.leads ?? [])] } : move;
}

function ofPlace(before: Talk, talk: Talk): Move {
  const { country } = talk.risk;
  const isSameNumber = countryOf(country)?.crisis?.call === '988';
  if (isSameNumber) return stay(talk, 'number.same');
  return stay(talk, before.risk.isAbroad && before.risk.country === country ? 'number.abroad' : 'number.us');
}

/** Own life in danger, and nothing asked: on to what may still stand in the way. Else the step stays. */
function toldPlace(talk: Talk, words: string): Move {
  const { risk, memory } = talk;
  if (!risk.isAbroad) return stay(talk, 'number.back');
  if (placeTold(words)?.how === 'from') return stay(talk, 'number.from');
  const asks = WORDS[risk.language][memory.step ?? '']?.ask !== undefined;
  const isUnnamed = risk.country === null;
  const goesOn = isCrisis(risk.level) && isOwnLife(talk) && (!asks || isUnnamed);
  return goesOn && risk.question === null
    ? { talk, to: 'BARRIER.b5', by: 'person' }
    : stay(talk, 'number.abroad');
}

/** Numbers stand in the newest reply, or beside it. */
const hasNumbers = ({ risk, memory }: Talk): boolean =>
  risk.level !== 'none' ||
  isSafetyStep(memory.step) ||
  STEPS[memory.step ?? '']?.hasCard === true ||
  /^(?:HUMAN|NUMBER|CALL|THERAPIST|LANGUAGE)/.test(memory.step ?? '');

/** What numbers are for at a step. */
export function numbersFor({ risk }: Talk, step: string): About {
  if (
    /^(?:SQ\.(?:hurt|child|whom)|HURT|HOME|ASSAULT|CHILD)/.test(step) ||
    /^(?:HURT|HOME|ASSAULT|CHILD)$/.test(risk.flow ?? '')
  )
    return 'hurt';
  return /^(?:OD|BODY|HARM\.911|WITHDRAW|FOOD)/.test(step) ? 'body' : 'life';
}

const MOST_WORDS_MORE = 3;
/** Nothing but the place is said. A "yes" to a question that stands open is more. */
function isNoMore({ risk }: Talk, words: string): boolean {
  const rest = withoutPlace(words.replace(/ (?:por|a ver) si (?=\S)/g, ' '));
  if (risk.question !== null && rest.some((word) => ANSWERS.has(word))) return false;
  return (
    rest.length <= MOST_WORDS_MORE || rest.filter((word) => !ABOUT_THEM.has(word)).length <= MOST_UNKNOWN
  );
}
const MOST_UNKNOWN = 1;
/** Words about where they are, and about numbers and whether those are of use there. */
const ABOUT_THEM = new Set(
  'i am we im is it its that this those these the a an in on at of for from to and but or so not no any here there up down over btw though way just only live living lives stay based where country town village number numbers line lines phone phones hotline helpline work works use useless good matter matters if dunno even exist exists do does did have has got use me my us one ones american isnt are you your yo estoy estamos vivo vivimos ando soy es son en de del la el lo los las un una unos y o pero que aqui aca alla ahi eso esos esas ese esa esto estos ni si por algo nada hay tengo tiene no me nos sirve sirven funciona funcionan entra entran existe existen donde pais pueblo aldea sierra campo rancho ciudad numero numeros telefono telefonos linea lineas alguno alguna algun ningun ninguno mi casi senal'.split(
    ' ',
  ),
);
const ANSWERS = new Set(['yes', 'si', 'yeah', 'sometimes', 'maybe', 'today', 'hoy', 'veces', 'quizas']);

/** In a crisis the numbers of a place just told stand before whatever else is said, unless it says them itself. */
export function withNumbers(before: Talk, move: Move, { heard }: Written): Move {
  const { risk } = move.talk;
  const isTold = risk.country !== before.risk.country || askedFor(before, heard.words) !== null;
  // Named first, where it was asked for: said again, it is answered again.
  const isNamed =
    (placeAlone(heard.words) ?? placeFirst(heard.words)) !== null && isSafetyStep(before.memory.step);
  const isNew =
    risk.isAbroad &&
    (countryOf(risk.country) === null
      ? !before.risk.isAbroad || (risk.country !== before.risk.country && risk.country !== null)
      : isTold || isNamed || !before.risk.isAbroad);
  const own = numbersFor(move.talk, move.to) === 'life' ? /\{(?:988|lines)\}/ : /\{(?:911|lines)\}/;
  const lines = [WORDS.en[move.to]?.say ?? []].flat();
  const says = lines.length > 0 && lines.every((line) => own.test(line));
  const leads = move.leads ?? [];
  if (!isNew || !isCrisis(risk.level) || leads.some(isAboutNumbers)) return move;
  // A plain yes stands first; that a text was not understood is not said where its place was.
  const first = leads.filter((lead) => lead.startsWith('yes.'));
  const others = leads.filter((lead) => !lead.startsWith('yes.') && !UNPLACED.test(lead));
  return { ...move, leads: [...first, ...(says ? [] : ['there.numbers']), ...others] };
}
const UNPLACED = /^(?:flow\.(?:question|puzzled|other|text|unread)$|got\.|third\.ask988$)/;
