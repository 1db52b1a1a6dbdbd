/** The step that asks about a PHQ-9 whose answer 9 is more than 0. */
export const SCORE_QUESTION = 'SQ.score';
