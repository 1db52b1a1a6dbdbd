import type { ShouldRevalidateFunction } from '@remix-run/react';

const UNANSWERED = 'isUnanswered';

/** Marks what a client action gives when its server did not answer. */
export const unanswered = <Result extends object>(result: Result) => ({ ...result, [UNANSWERED]: true });

/**
 * True after a submission that changed nothing. What the page shows is still so, and reading it again could fail as well
 * and take the page away with everything that was typed.
 */
export function hasChangedNothing(submission: { actionStatus?: number; actionResult?: unknown }): boolean {
  const { actionStatus = 0, actionResult } = submission;
  return actionStatus >= 400 || isUnanswered(actionResult);
}

const isUnanswered = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && UNANSWERED in result;

/**
 * For a page whose form stays as it is when the server refused it or did not answer: loading the data again could reset the
 * form under what is typed meanwhile.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ defaultShouldRevalidate, ...submission }) =>
  !hasChangedNothing(submission) && defaultShouldRevalidate;
