import { type Answers, FACTOR_FIELDS, type FactorField, type Rating } from '../answers';
import { overallMoodOf } from '../rules';

/** How a low answer (1 or 2) and a high one (4 or 5) are spoken of. `low` begins a sentence, `high` is a clause. */
const SPOKEN: Readonly<Record<FactorField, { low: string; high: string }>> = {
  sleepRating: { low: 'A short night', high: 'you slept well' },
  overallMood: { low: 'A low mood', high: 'your mood is good' },
  appetiteRating: { low: 'Little appetite', high: 'food tastes good' },
  focusRating: { low: 'A scattered mind', high: 'your mind is clear' },
  energyRating: { low: 'Little energy', high: 'you have energy' },
  stressRating: { low: 'A lot of stress', high: 'you feel calm' },
  anxietyRating: { low: 'A lot of worry', high: 'your worries are quiet' },
  motivationRating: { low: 'Little drive', high: 'you want to get going' },
  socialRating: { low: 'Far from people', high: 'people feel near' },
  selfCareRating: { low: 'Little time for yourself', high: 'you looked after yourself' },
};

const isLow = (rating: Rating | undefined) => rating !== undefined && rating <= 2;
const isHigh = (rating: Rating | undefined) => rating !== undefined && rating >= 4;

/**
 * One or two short sentences that answer what was answered: the lowest and the highest answer, in the order of the
 * questions where several are equal. A low day (mood answer or overall 2) gets kind words and none that praise.
 * @throws RangeError without any answer
 */
export function warmSentence(answers: Answers): string {
  const low = lowestOf(answers);
  const [high, another] = highestOf(answers);
  if (isLowDay(answers)) return lowDay(high);
  if (answers.overallMood === 4 || answers.overallMood === 5) {
    if (low) return `${SPOKEN[low].low}, and still a good day. Something in it carried you.`;
  }
  if (low && high) return `${SPOKEN[low].low}, and still ${SPOKEN[high].high}. Both belong to today.`;
  if (low) return `${SPOKEN[low].low} today. Go as slowly as you need.`;
  if (high && another) return `Today ${SPOKEN[high].high}, and ${SPOKEN[another].high}. Enjoy it.`;
  if (high) return `Today ${SPOKEN[high].high}. Enjoy it.`;
  return 'A level day. Those count too.';
}

/** A plain low day: the mood answer or the rounded mean of all answers is 2 or lower. */
export const isLowDay = (answers: Answers): boolean =>
  isLow(answers.overallMood) || overallMoodOf(answers) <= 2;

const lowDay = (high: FactorField | undefined) =>
  high
    ? `A low day, and still ${SPOKEN[high].high}. Be as gentle with yourself as you can.`
    : 'A low day is hard to carry. Be as gentle with yourself as you can.';

function lowestOf(answers: Answers): FactorField | undefined {
  const low = FACTOR_FIELDS.filter((field) => isLow(answers[field]));
  return low.sort((a, b) => answers[a]! - answers[b]!)[0];
}

function highestOf(answers: Answers): FactorField[] {
  const high = FACTOR_FIELDS.filter((field) => isHigh(answers[field]));
  return high.sort((a, b) => answers[b]! - answers[a]!);
}
