/** By the number of check-ins, 2 to 5. */
export const PROGRESS_MESSAGES: Readonly<Record<number, string>> = {
  2: 'Starting to identify patterns',
  3: 'Pattern recognition improving',
  4: 'Advanced analysis unlocking',
  5: 'Insights more personalized',
};

/** '1 day', '2 days', '1,200 days'. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
