/** What an open question of Harbor's was about: what is told next is an answer to it. */
export type OpenQuestion = 'most' | 'part' | 'head' | 'known' | 'how' | 'on';

/** For each, what is said to any answer, and the question that goes on from there, if one does. */
export type AnswerWords = Readonly<
  Record<OpenQuestion, { say: readonly [string, ...string[]]; ask?: readonly [string, ...string[]] }>
>;
