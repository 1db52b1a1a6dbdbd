import type { Answers } from '../../check-in/answers';
import { STEP_TEXTS } from '../../check-in/questions/step-texts';
import type { Sign } from '../../listener/labels';
import type { SafetyLanguage } from '../../safety/types';

/** What a sign sounded like, for "Some of what you wrote sounded like {signs}". */
export const SIGNS_IN_WORDS: Readonly<
  Record<SafetyLanguage, Readonly<Partial<Record<Sign | 'other', string>>>>
> = {
  en: {
    's.die': 'not wanting to live',
    's.plan': 'a plan',
    's.date': 'a day that is set',
    's.means': 'something dangerous near you',
    's.bye': 'a goodbye',
    's.give': 'giving things away',
    's.now': 'something done just now',
    's.harm': 'hurting yourself',
    's.how': 'looking for a way',
    other: 'being in danger',
  },
  es: {
    's.die': 'no querer vivir',
    's.plan': 'un plan',
    's.date': 'un día ya fijado',
    's.means': 'tener algo peligroso cerca',
    's.bye': 'una despedida',
    's.give': 'regalar tus cosas',
    's.now': 'algo hecho hace un momento',
    's.harm': 'hacerte daño',
    's.how': 'buscar una manera',
    other: 'estar en peligro',
  },
};

const labelsOf = (field: 'overallMood' | 'sleepRating') => STEP_TEXTS[field].options.map(([label]) => label);

/** A check-in's options as they stand on the screen, and in Spanish. */
const RATINGS = {
  en: {
    mood: labelsOf('overallMood'),
    sleep: labelsOf('sleepRating'),
    today: 'today',
    yesterday: 'yesterday',
  },
  es: {
    mood: ['Muy bajo', 'Bajo', 'Neutral', 'Bueno', 'Muy bueno'],
    sleep: ['Agotamiento', 'Cansancio', 'Regular', 'Buen descanso', 'Mucha energía'],
    today: 'hoy',
    yesterday: 'ayer',
  },
};

/** The check-ins of the last days, newest first, and the owner's local date. */
interface LastDays {
  checkIns: readonly { localDate: string; answers: Answers }[];
  today: string;
}

/** The newest check-in in words: `mood`, `sleep`, and `today` for the day it is of. Empty without one of the last two days. */
export function ratingWordsOf(
  { checkIns, today }: LastDays,
  language: SafetyLanguage,
): Record<string, string> {
  const words = RATINGS[language];
  const newest = checkIns[0];
  if (!newest) return {};
  const { overallMood, sleepRating } = newest.answers;
  return {
    mood: overallMood ? (words.mood[overallMood - 1] ?? '') : '',
    sleep: sleepRating ? (words.sleep[sleepRating - 1] ?? '') : '',
    today: newest.localDate === today ? words.today : words.yesterday,
  };
}
