import { helpWhenRefused } from '../help-when-refused.server';

/** Whether what was sent names an answer 9 of more than 0, however the rest of it is. */
function tellsOfDanger(body: unknown): boolean {
  const { instrument, answers } = (body ?? {}) as { instrument?: unknown; answers?: unknown };
  const isPhq = instrument === undefined || instrument === 'phq-9';
  return isPhq && Array.isArray(answers) && Number(answers[8]) > 0;
}

/** Somebody whose PHQ-9 cannot be taken, whatever the reason, is told where help is when its answer 9 is more than 0. */
export function withHelpInRefusal<Result>(body: unknown, work: () => Promise<Result>): Promise<Result> {
  return helpWhenRefused(work, () => tellsOfDanger(body));
}
