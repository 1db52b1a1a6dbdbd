import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from './log.server';

/**
 * Lets work go on after the answer was sent: mail and texts, whose outcome must not slow or colour the answer.
 * A failure goes to the log. The process stays alive until it is done.
 */
export function inBackground(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => logError(what, error));
}

const BEGINS_AFTER_MS = 400;
const BEGINS_WITHIN_MS = 1200;

/**
 * Like `inBackground`, for work of which nobody may learn whether there was any: it begins well after the answer, at a
 * moment that cannot be foreseen, because the database holds up the whole process while it works.
 */
export function afterTheAnswer(what: string, work: () => Promise<unknown>): void {
  inBackground(what, sleep(randomInt(BEGINS_AFTER_MS, BEGINS_WITHIN_MS)).then(work));
}
