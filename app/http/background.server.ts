import { logError } from './log.server';

/**
 * Lets work go on after the answer was sent: mail and texts, whose outcome must not slow or colour the answer.
 * A failure goes to the log. The process stays alive until it is done.
 */
export function inBackground(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => logError(what, error));
}
