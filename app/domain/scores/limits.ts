/** Characters of the name of a questionnaire that its owner describes. */
export const NAME_MAX = 100;

/** One a day for five years: more are no use to anybody, and all of them are read at once. */
export const MOST_SCORES = 2000;
