import { db } from '../db.server';
import type { OpenRisk } from '../domain/chat/conversation';
import { readSafetyState } from '../domain/chat/conversations.server';
import type { Owner } from '../domain/owners/guests.server';
import { Problem } from '../domain/problem';
import { assess } from '../domain/safety/assess';
import { isCrisis } from '../domain/safety/types';
import { limitOwner } from './rate-limits.server';

/**
 * Lets a message through, or not. Whoever is in a crisis is answered however much they have written; a limit far above
 * what a person can type still stands against programs.
 * @throws Problem 'too-many', in kind words
 */
export async function limitMessages(owner: Owner, text: string, now: Date): Promise<void> {
  const state = await readSafetyState(db, { ownerId: owner.id, now });
  const isUrgent = isCrisis(assess(text, state).assessment.level) || isCrisis(state.level);
  try {
    await limitOwner(isUrgent ? 'chatInCrisis' : 'chat', owner.id);
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'too-many') throw error;
    const { retryAfterSeconds = 60 } = error;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new Problem(
      'too-many',
      `You have written a lot in a short time, and that is all right. Give it ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then send this again.`,
      { retryAfterSeconds },
    );
  }
}

/** Of a text of any length: enough to see what it is about. */
const LOOKED_AT = 4000;
const HELP = 'In crisis: call or text 988, or text HOME to 741741.';

/** Somebody in a crisis whose message cannot be taken, whatever the reason, is told where help is. */
export async function helpInRefusal<Result>(body: unknown, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const text = String((body as { message?: unknown } | null)?.message ?? '');
    // 'too-many' says so on every route.
    const needsHelp = error instanceof Problem && error.kind !== 'too-many' && openRiskOf(text) !== undefined;
    if (needsHelp) error.message += ` ${HELP}`;
    throw error;
  }
}

/** Of words that could not be taken: their risk, when they call for help at once. */
export function openRiskOf(text: string): OpenRisk | undefined {
  const { level, language } = assess(text.slice(0, LOOKED_AT)).assessment;
  return isCrisis(level) ? { level, language } : undefined;
}
