const UNANSWERED = 'isUnanswered';

/** Marks what a client action gives when its server did not answer. */
export const unanswered = <Result extends object>(result: Result) => ({ ...result, [UNANSWERED]: true });

/**
 * True after a submission that changed nothing. What the page shows is still so, and reading it again could fail as well
 * and take the page away with everything that was typed.
 */
export function hasChangedNothing(submission: { actionStatus?: number; actionResult?: unknown }): boolean {
  const { actionStatus = 0, actionResult } = submission;
  return (
    actionStatus >= 400 ||
    (typeof actionResult === 'object' && actionResult !== null && UNANSWERED in actionResult)
  );
}
