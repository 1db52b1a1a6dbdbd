import { wallDateAt } from '../calendar/clock';
import { timesOf } from '../calendar/counts-in-words';
import { longDate } from '../calendar/dates-in-words';
import { STEP_TEXTS } from '../check-in/questions/step-texts';
import { EXERCISE_NAMES } from '../harbor/content/exercise-words';
import type { Facts } from '../harbor/machine/talk/facts';
import type { PersonMemory } from '../harbor/machine/talk/state';
import type { ExerciseId } from '../harbor/steps/exercises/all';
import { normalise } from '../listener/text/normalise';
import { languageOf } from '../safety/language';

/** What a person can make Harbor forget. */
export const FORGETTABLE = ['step', 'worry', 'exercises', 'openRisk', 'isMinor'] as const;
export type Forgettable = (typeof FORGETTABLE)[number];

/** One thing that Harbor can use, in words; without `forget` it belongs to another page. */
export interface Use {
  term: string;
  detail: string;
  /** The language of the detail, where it is not the page's. */
  language?: 'es';
  forget?: Forgettable;
}

/** Exactly what Harbor can use on a visit: nothing else is carried over. Days are those of the owner's zone (IANA). */
export function usesOf(person: PersonMemory, { checkIns, today, plan }: Facts, timeZone: string): Use[] {
  const { step, worry, lastExercise, exercises, openRisk, isMinor } = person;
  const uses: (Use | null)[] = [
    checkInUse(checkIns[0], today),
    step && {
      term: `Small step, kept on ${longDate(step.on)}`,
      ...inOwnWords([step.text, step.when].filter(Boolean).join(', ')),
      forget: 'step',
    },
    worry && {
      term: `A worry, kept on ${longDate(worry.on)}`,
      ...inOwnWords([worry.text, worry.time].filter(Boolean).join(', ') || 'Nothing was written.'),
      forget: 'worry',
    },
    lastExercise && {
      term: `Exercises, the last on ${longDate(lastExercise.on)}`,
      detail: Object.entries(exercises)
        .map(([id, done]) => `${nameOf(id)}: ${helped(done)}`)
        .join('. '),
      forget: 'exercises',
    },
    openRisk && {
      term: 'A hard moment',
      detail: `Of ${longDate(wallDateAt(new Date(openRisk.at), timeZone))}. Harbor asks about it on your visits of the two weeks after.`,
      forget: 'openRisk',
    },
    isMinor
      ? {
          term: 'You are under 18',
          detail: 'A grown-up you trust comes first, and a break is offered every hour.',
          forget: 'isMinor',
        }
      : null,
    plan && plan.contacts.length > 0
      ? { term: 'From your safety plan', detail: 'The people you named, as buttons.' }
      : null,
  ];
  return uses.filter((use) => use !== null);
}

/** The person's own words, in the language they are in. */
function inOwnWords(detail: string): Pick<Use, 'detail' | 'language'> {
  const isSpanish = languageOf(normalise(detail).text, 'en') === 'es';
  return { detail, ...(isSpanish && { language: 'es' as const }) };
}

const nameOf = (id: string) => EXERCISE_NAMES.en[id as ExerciseId].name;

/** How often, and what it usually did: "3 times, usually one lighter". */
function helped(done: { times: number; change: number; rated: number } | undefined): string {
  if (!done) return '';
  const times = timesOf(done.times);
  const usual = done.rated === 0 ? 0 : Math.round(done.change / done.rated);
  if (usual === 0) return `${times}, ${done.times === 1 ? 'no change' : 'usually no change'}`;
  const size = Math.abs(usual) === 1 ? 'one' : String(Math.abs(usual));
  return `${times}, ${done.times === 1 ? '' : 'usually '}${size} ${usual < 0 ? 'lighter' : 'heavier'}`;
}

function checkInUse(newest: Facts['checkIns'][number] | undefined, today: string): Use | null {
  if (!newest) return null;
  const { overallMood, sleepRating } = newest.answers;
  const words = [
    sleepRating && `Sleep: ${STEP_TEXTS.sleepRating.options[sleepRating - 1]?.[0]}.`,
    overallMood && `Mood: ${STEP_TEXTS.overallMood.options[overallMood - 1]?.[0]}.`,
  ].filter(Boolean);
  const day = newest.localDate === today ? 'today' : longDate(newest.localDate);
  return { term: `Last check-in, ${day}`, detail: words.join(' ') || 'Other questions only.' };
}

/** What is left once one thing is forgotten. */
export function forget(person: PersonMemory, what: Forgettable): PersonMemory {
  switch (what) {
    case 'exercises':
      return { ...person, exercises: {}, lastExercise: null };
    case 'isMinor':
      return { ...person, isMinor: false };
    default:
      return { ...person, [what]: null };
  }
}
