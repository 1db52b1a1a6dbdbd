import { weekdayName } from '../../../calendar/dates-in-words';
import type { Sign } from '../../../listener/labels';
import { isCrisis, type SafetyLanguage, type SafetyLevel } from '../../../safety/types';
import { linksAbroad, saidAbroad } from '../../content/abroad';
import { countryOf } from '../../content/country-lines';
import { EXERCISE_NAMES } from '../../content/exercise-words';
import { TOPIC_ABOUT } from '../../content/guide-words';
import { ratingWordsOf, SIGNS_IN_WORDS } from '../../content/known-words';
import { linksFor, wordsFor } from '../../content/minors';
import { NUMBERS } from '../../content/numbers';
import { PUT_AWAY } from '../../content/put-away';
import { WHO_KNOWS } from '../../content/who-knows';
import type { Line } from '../../content/words';
import { STEPS } from '../../steps/all';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import type { Effect, LinkId } from '../../steps/step';
import { leadWords, toneAsk, WHAT } from '../leads/lead-words';
import { openQuestion } from '../leads/open-question';
import { fittingExercise } from '../leads/remark-leads';
import { countPlain, TONE_LEAD } from '../leads/tone-lead';
import { buttonsOf } from '../offers/buttons';
import { DENIAL } from '../offers/denial-button';
import { menuOf } from '../offers/other-buttons';
import { isAboutNumbers, numbersFor } from '../places/numbers-first';
import { gravestSeen } from '../signs/signs';
import type { Facts } from '../talk/facts';
import { isExerciseStep, isSafetyStep, SILENT } from '../talk/move';
import { againFirst, isBesidePage, recordOf } from '../talk/record';
import { SPECIFIC } from '../talk/specific';
import type { Talk } from '../talk/state';
import { areTwins, chooseLine } from './choose-line';
import type { Settled } from './settle';

/** One reply of Harbor, in the language of the talk. */
export interface Reply {
  step: string;
  language: SafetyLanguage;
  level: SafetyLevel;
  /** Lines, then the question if there is one, apart. */
  lines: string[];
  ask: string | null;
  choices: { id: string; label: string; isQuiet?: true; isSilent?: true }[];
  links: readonly LinkId[];
  hasCard: boolean;
  /** It asks directly about safety. */
  asks: boolean;
  /** The buttons are 1 (light) to 5 (very heavy). */
  isRating: boolean;
  /** It asks for words of the person's own. */
  isWriting: boolean;
  /** The breathing tide is drawn with it. */
  tide?: 'usual' | 'slow';
  /** They are not in the US. */
  isAbroad?: true;
  /** Which country they are in or come from, where its numbers are known. */
  country?: string;
  /** The name of the exercise it is a step of. */
  exercise?: string;
  /** What was written into the exercise, to keep or delete. */
  record?: { label: string; text: string }[];
  /** What has to be done to the conversation itself. */
  effect?: Effect;
}

/** The words of a step, and the talk that remembers them as said. */
export function say({ talk, step: id, leads }: Settled, facts: Facts): { talk: Talk; reply: Reply } {
  const { risk, memory } = talk;
  const { language } = risk;
  const step = STEPS[id];
  const { isMinor } = memory.person;
  const words = wordsFor(id, { language, isMinor });
  if (!step || !words) throw new Error(`no words for ${id}`);
  const said = { ...memory.said };
  countPlain(said, leads);
  // In danger and inside an exercise the lines come in their order.
  const inTurn = isSafetyStep(id) || risk.level !== 'none' || (isExerciseStep(id) && !id.startsWith('X.'));
  const pick = (key: string, line: Line) => chooseLine(key, [line].flat(), { said, language, inTurn });
  const country = risk.country ?? facts.country ?? null;
  const there = { country, about: numbersFor(talk, id) };
  const fill = (text: string) =>
    filled(risk.isAbroad || text.includes('{lines}') ? saidAbroad(text, language, there) : text, talk, facts);
  const leadLines = leads.map((lead) => fill(pick(lead, leadWords(lead, language))));
  // Where a step only stays open, its buttons come again, and of its words those that somebody in danger may need.
  const isNoted = leads.some(
    (lead) =>
      lead === 'EARLIER' ||
      lead === 'X.noted' ||
      lead === 'asked.later' ||
      lead === 'rate' ||
      lead === 'ok' ||
      (lead === 'beside.long' && words.ask === undefined) ||
      WHAT.test(lead) ||
      (lead.startsWith(TONE_LEAD) && isExerciseStep(id)),
  );
  const isKnown = said[id] !== undefined;
  const isAnswered =
    (words.ask !== undefined && leads.some((lead) => ANSWERS.test(lead))) ||
    (isKnown && leads.some((lead) => lead.startsWith('od.')));
  const isMatter = id.startsWith('MATTER.');
  const isSpecific =
    !isSafetyStep(id) &&
    leads.some(
      (lead) =>
        SPECIFIC.test(lead) ||
        (!isMatter && lead.startsWith('met.')) ||
        (AFTER_A_QUESTION.test(lead) && id.startsWith('TOPIC.') && (said[id] ?? 0) > 0),
    );
  const isPageKnown = step.does === 'showRecord' && leads.some(isBesidePage);
  // Who wrote has pressed nothing.
  const isCalled = id === 'NS' && leads.includes('emergency');
  const isRepeated =
    leads.some(isAboutNumbers) ||
    isCalled ||
    isPageKnown ||
    (isNoted && !isSafetyStep(id)) ||
    isAnswered ||
    isSpecific;
  const lines = [...leadLines, fill(isRepeated ? '' : pick(id, words.say))].filter(Boolean);
  const first = isSafetyStep(id) ? null : fittingExercise(leads);
  const offered = againFirst(buttonsOf(id, talk, { facts, fill, isNoted, first }), leads);
  if (!isNoted) said[menuOf(id)] = (said[menuOf(id)] ?? 0) + 1;
  const isAskedOut =
    leads.includes('corrected.unknown') ||
    leads.includes('flow.here') ||
    (leads.includes('X.noted') && (said[`${id}?`] ?? 0) >= NOTED_MOST) ||
    (step.offers === 'exercises' && !offered.some(({ id: button }) => button.startsWith('x-'))) ||
    ((isMatter || isSpecific) && (said[`${id}?`] ?? 0) >= [words.ask ?? []].flat().length) ||
    // What is said on is met; what would help was asked when the topic opened.
    (leads.some((lead) => MET_ON.test(lead)) && (said[`${id}?`] ?? 0) > 0) ||
    leads.includes(LIGHTLY) ||
    (id.startsWith('TOPIC.') && (said[`${id}?`] ?? 0) >= ASKED_OFTEN);
  const isAskedTwice =
    !inTurn && lines.length > 0 && areTwins([words.ask ?? []].flat(), said, language, ASKED_OFTEN);
  const own = words.ask === undefined || isAskedOut || isAskedTwice ? null : words.ask;
  const toned = toneAsk(leads, { id, said, language });
  const ask = toned ? fill(pick(...toned)) : own && fill(pick(`${id}?`, own));
  const asked = openQuestion(ask, { step: id, language });
  const links = linksFor(id, { links: step.links, isMinor });
  const isInExercise = memory.exercise !== null && id.startsWith(`${memory.exercise}.`);
  return {
    talk: { risk, memory: { ...memory, said, offered, asked } },
    reply: {
      step: id,
      language,
      level: risk.level,
      lines,
      ask,
      choices: offered.map(({ id: choice, label }) => ({
        id: choice,
        label,
        ...((choice === DENIAL || choice === 'abroad' || step.quiet?.includes(choice)) && {
          isQuiet: true as const,
        }),
        ...(SILENT.has(choice) && { isSilent: true as const }),
      })),
      links: risk.isAbroad ? linksAbroad(links, there) : links,
      hasCard: step.hasCard === true || isCrisis(risk.level),
      asks: step.asks === true,
      isRating: step.rates !== undefined,
      isWriting: step.writes !== undefined,
      ...(step.tide && { tide: step.tide }),
      ...(risk.isAbroad && { isAbroad: true as const }),
      ...(country && countryOf(country) && { country }),
      ...(isInExercise && { exercise: EXERCISE_NAMES[language][memory.exercise as ExerciseId].name }),
      ...(step.does === 'showRecord' && !isPageKnown && { record: recordOf(talk) }),
      ...(step.does && !isPageKnown && { effect: step.does }),
    },
  };
}

/** "What would help now" and the like are asked so often; then the buttons stand alone. */
const ASKED_OFTEN = 2;
/** Beside a step of an exercise its question is asked so often; after that the buttons stand alone. */
const NOTED_MOST = 2;

/** Lines that answer what was typed beside a question: after them the question alone comes again. */
const ANSWERS =
  /^(?:beside\.|worry\.(?:other|any)|aside\.stay|open\.\w+|normal\.any|rate\.why|step\.(?:unsure|silly|which|fine)|flow\.(?!text|other)|person\.|number\.|do\.|third\.|yes\.|got\.|hurt\.(?:kids|job|temper))/;

/** After a question that came in between, the topic's next line would be about nothing that was said. */
const AFTER_A_QUESTION = /^(?:no\.(?:owned|thanks)|misread|held)$/;

const MET_ON = /^(?:remark|tone|answer)\./;
/** What is said lightly has nothing to keep or to do. */
const LIGHTLY = `${TONE_LEAD}light`;

/** The placeholders of a line. Nothing that the person has just written is among them. */
function filled(text: string, talk: Talk, facts: Facts): string {
  const { risk, memory } = talk;
  const { language } = risk;
  const { slots, person, exercise } = memory;
  const known: Record<string, string> = {
    ...NUMBERS,
    usLine: NUMBERS[988],
    exercise: exercise ? EXERCISE_NAMES[language][exercise as ExerciseId].name : '',
    minutes: String(exercise ? EXERCISES[exercise as ExerciseId].minutes : ''),
    step: (slots.step ? [slots.step, slots.size].filter(Boolean).join(', ') : person.step?.text) ?? '',
    when: slots.when ?? person.step?.when ?? '',
    time: (slots.time || person.worry?.time) ?? LATER[language],
    weekday: weekdayName(facts.today, language),
    a: slots.before ?? '',
    b: slots.after ?? '',
    host: facts.modelHost ?? '',
    topic: topicWords(talk),
    whom: WHO_KNOWS[language][memory.topic ?? 'other'] ?? WHO_KNOWS[language].other,
    guess: memory.guessed,
    putAway: PUT_AWAY[language][(memory.refused.at(-1) ?? 'STEP') as ExerciseId],
    signs: SIGNS_IN_WORDS[language][gravestDirect(talk)] ?? SIGNS_IN_WORDS[language].other ?? '',
    ...ratingWordsOf(facts, language),
  };
  const full = text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  return language === 'es'
    ? full.replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_, word: string) => (word === 'a' ? 'al ' : 'del '))
    : full;
}

const LATER = { en: 'later', es: 'más tarde' } as const;

/** Of what was asked about, or of what the talk is about. */
function topicWords({ risk: { language }, memory: { topic, guesses } }: Talk): string {
  const known = topic ?? guesses[0];
  return known ? TOPIC_ABOUT[language][known] : '';
}

const gravestDirect = ({ risk }: Talk): Sign | 'other' => gravestSeen({ ...risk, spent: [] }) ?? 'other';
