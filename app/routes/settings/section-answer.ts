import type { FormAnswer } from '~/components/form/form-answer';

/** What came back to a section's form; undefined when another one was sent. */
export type SectionAnswer = FormAnswer | undefined;

/** The newest answer to the form with this intent, or what was kept of it. */
export const answerTo = (intent: string, ...answers: (FormAnswer | null | undefined)[]): SectionAnswer =>
  answers.find((answer) => answer?.intent === intent) ?? undefined;

/** The sections whose forms list what is wrong with them; for the others it stands on top of the page. */
const WITH_LIST: ReadonlySet<string> = new Set([
  'days',
  'profile',
  'email',
  'password',
  'texts',
  'texts-confirm',
  'fhir',
]);

/** What failed of a form that shows nothing itself. */
export const failureOnTop = (answer: SectionAnswer) =>
  answer && !WITH_LIST.has(answer.intent) ? answer.failure : undefined;
