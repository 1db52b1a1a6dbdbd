/** Characters of the name of a questionnaire that its owner describes. */
export const NAME_MAX = 100;
