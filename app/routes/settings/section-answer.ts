import type { FormAnswer } from '~/components/form/form-answer';

/** What came back to a section's form; undefined when another one was sent. */
export type SectionAnswer = FormAnswer | undefined;

export const answerTo = (intent: string, answer: FormAnswer | undefined): SectionAnswer =>
  answer?.intent === intent ? answer : undefined;
