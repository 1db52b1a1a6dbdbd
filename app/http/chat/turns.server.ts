import { db } from '../../db.server';
import type { OpenRisk } from '../../domain/chat/conversation';
import { readRisk } from '../../domain/chat/conversations.server';
import { NOT_SAFE } from '../../domain/harbor/content/not-safe';
import type { Input } from '../../domain/harbor/machine/turn';
import type { Owner } from '../../domain/owners/guests.server';
import { Problem } from '../../domain/problem';
import { assess } from '../../domain/safety/assess';
import { isCrisis } from '../../domain/safety/types';
import { limitOwner } from '../rate-limits.server';

/** A message as it was heard, once: for the limit and for the answer. */
export async function hearMessage(owner: Owner, text: string): Promise<Heard> {
  const risk = await readRisk(db, { ownerId: owner.id });
  const heard = assess(text, { before: risk.language });
  return { input: { text, heard }, isUrgent: isCrisis(heard.level) || isCrisis(risk.level) };
}

/** A pressed button: "I am not safe right now" is always let through. */
export async function pressedChoice(owner: Owner, choice: string): Promise<Heard> {
  const risk = await readRisk(db, { ownerId: owner.id });
  return { input: { choice }, isUrgent: choice === NOT_SAFE || isCrisis(risk.level) };
}

interface Heard {
  input: Input;
  isUrgent: boolean;
}

/**
 * Lets a turn through, or not. Whoever is in a crisis is answered however much they have written; a limit far above
 * what a person can type still stands against programs.
 * @throws Problem 'too-many', in kind words
 */
export async function limitTurns(owner: Owner, { isUrgent }: Heard): Promise<void> {
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
    // These say so on every route.
    const saysSo = error instanceof Problem && (error.kind === 'too-many' || error.kind === 'locked');
    const needsHelp = error instanceof Problem && !saysSo && openRiskOf(text) !== undefined;
    if (needsHelp) error.message += ` ${HELP}`;
    throw error;
  }
}

/** Of words that could not be taken: their risk, when they call for help at once. */
export function openRiskOf(text: string): OpenRisk | undefined {
  const { level, language } = assess(text.slice(0, LOOKED_AT));
  return isCrisis(level) ? { level, language } : undefined;
}
