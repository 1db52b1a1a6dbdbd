/** By the number of check-ins, 2 to 5. */
export const PROGRESS_MESSAGES: Readonly<Record<number, string>> = {
  2: 'Starting to identify patterns',
  3: 'Pattern recognition improving',
  4: 'Advanced analysis unlocking',
  5: 'Insights more personalized',
};
