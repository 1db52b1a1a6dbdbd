import { type Answers } from '../answers';
import { STEP_TEXTS } from '../questions/step-texts';
import { countAnswers, meanOfAnswers } from '../rules';

const TOGETHER: Readonly<Record<number, string>> = {
  2: 'Both together',
  3: 'All three together',
  4: 'All four together',
  5: 'All five together',
  6: 'All six together',
  7: 'All seven together',
  8: 'All eight together',
  9: 'All nine together',
  10: 'All ten together',
};

/**
 * The mood that was answered beside the mean of all answers, with one decimal: 'Mood: Very low. All ten together: 2.6 of
 * 5.' What was not answered is not said.
 * @throws RangeError without any answer
 */
export function resultInWords(answers: Answers): string {
  const mood = answers.overallMood;
  const together = TOGETHER[countAnswers(answers)] ?? 'One answer';
  const mean = `${together}: ${meanOfAnswers(answers).toFixed(1)} of 5.`;
  return mood === undefined ? mean : `Mood: ${STEP_TEXTS.overallMood.options[mood - 1]![0]}. ${mean}`;
}
