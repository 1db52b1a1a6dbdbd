import {
  type Answers,
  FACTOR_FIELDS,
  type FactorField,
  type Rating,
} from '../../app/domain/check-in/answers';
import { NOTES } from './notes';

export interface SeedCheckIn {
  daysAgo: number;
  hour: number;
  answers: Answers;
  notes: string | null;
}

/** How much of the slow weather, of last night's sleep and of chance goes into a factor. */
const MIX: Readonly<Record<FactorField, { base: number; weather: number; sleep: number }>> = {
  sleepRating: { base: 3.1, weather: 0.4, sleep: 1 },
  overallMood: { base: 3.3, weather: 0.8, sleep: 0.4 },
  appetiteRating: { base: 3.4, weather: 0.3, sleep: 0.1 },
  focusRating: { base: 3.1, weather: 0.3, sleep: 0.5 },
  energyRating: { base: 3.0, weather: 0.3, sleep: 0.8 },
  stressRating: { base: 2.9, weather: 0.7, sleep: 0.1 },
  anxietyRating: { base: 3.1, weather: 0.7, sleep: 0.1 },
  motivationRating: { base: 3.2, weather: 0.5, sleep: 0.3 },
  socialRating: { base: 3.2, weather: 0.4, sleep: 0 },
  selfCareRating: { base: 3.1, weather: 0.4, sleep: 0.2 },
};

const MONDAY = 1;

const asRating = (value: number): Rating => Math.min(5, Math.max(1, Math.round(value))) as Rating;

function toneOf(answers: Answers): keyof typeof NOTES {
  const ratings = Object.values(answers);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  if (mean < 2.7) return 'heavy';
  return mean > 3.4 ? 'light' : 'middling';
}

/**
 * Ninety days as somebody may live them: moods that drift from day to day, energy that follows sleep, heavier Mondays,
 * days without a check-in, a few with two, some of them quick. Deterministic for a given `random` (0 to 1).
 * @param weekday of the last day, 0 is a Sunday
 */
export function believableDays(count: number, weekday: number, random: () => number): SeedCheckIn[] {
  const noise = () => random() + random() + random() - 1.5;
  const left = { heavy: [...NOTES.heavy], middling: [...NOTES.middling], light: [...NOTES.light] };
  /** One that goes with the day, each at most once. */
  const noteFor = (answers: Answers) => {
    const pool = left[toneOf(answers)];
    return pool.splice(Math.floor(random() * pool.length), 1)[0] ?? null;
  };
  const checkIns: SeedCheckIn[] = [];
  let weather = 0;
  for (let daysAgo = count - 1; daysAgo >= 0; daysAgo -= 1) {
    weather = 0.75 * weather + 1.8 * noise();
    const sleep = 0.9 * noise();
    const isHeavyDay = (weekday + 7 - (daysAgo % 7)) % 7 === MONDAY;
    if (random() < 0.12 && daysAgo > 1) continue;
    const times = random() < 0.1 ? [9, 21] : [20];
    for (const hour of times) {
      const isQuick = random() < 0.15;
      const fields = isQuick
        ? FACTOR_FIELDS.filter((field) => /sleep|overall|energy|stress|social/.test(field))
        : FACTOR_FIELDS;
      const answers: Answers = {};
      for (const field of fields) {
        const { base, weather: slow, sleep: rested } = MIX[field];
        answers[field] = asRating(
          base + slow * weather + rested * sleep + 0.5 * noise() - (isHeavyDay ? 0.5 : 0),
        );
      }
      const notes = random() < 0.4 ? noteFor(answers) : null;
      checkIns.push({ daysAgo, hour, answers, notes });
    }
  }
  return checkIns;
}
