import type { Allowance } from 'db/repositories/rate-limits';
import { db } from '../../db.server';
import type { OpenRisk } from '../../domain/chat/conversation';
import { openRisk } from '../../domain/chat/conversations.server';
import type { parseTurn } from '../../domain/chat/schema';
import { type SeenBeforeTurn, takeTurn, type Turn } from '../../domain/chat/take-turn.server';
import { NOT_SAFE } from '../../domain/harbor/content/not-safe';
import type { Input } from '../../domain/harbor/machine/turn/turn';
import type { Owner } from '../../domain/owners/guests.server';
import { Problem } from '../../domain/problem';
import { assess } from '../../domain/safety/assess';
import { isCrisis } from '../../domain/safety/types';
import { waitInWords } from '../../domain/waiting';
import { helpWhenRefused } from '../help-when-refused.server';
import { withinLimit } from '../rate-limits.server';

/** Hears a message once, for the limit and for the answer. Of buttons, "I am not safe right now" always passes the limit. */
function hear(sent: Sent, newest: SeenBeforeTurn['newest']): { input: Input; isUrgent: boolean } {
  const risk = openRisk(newest);
  if ('choice' in sent) {
    return { input: sent, isUrgent: sent.choice === NOT_SAFE || isCrisis(risk.level) };
  }
  const heard = assess(sent.message, { before: risk.language });
  return { input: { text: sent.message, heard }, isUrgent: isCrisis(heard.level) || isCrisis(risk.level) };
}

type Sent = ReturnType<typeof parseTurn>;

interface LetThrough extends Omit<Parameters<typeof takeTurn>[1], 'input' | 'allowance' | 'seen'> {
  sent: Sent;
  seen: SeenBeforeTurn;
}

/** Takes a turn, within the limit. @throws Problem as of `takeTurn`, and 'too-many' */
export async function takeLimitedTurn({ sent, seen, ...turn }: LetThrough): Promise<Turn> {
  const { input, isUrgent } = hear(sent, seen.newest);
  return withinTurns(turn.owner, isUrgent, (allowance) => takeTurn(db, { ...turn, input, seen, allowance }));
}

/**
 * Lets a turn through, or not. A person in a crisis is answered however much they have written; a limit far above what
 * a person can type still stops programs.
 * @throws Problem 'too-many', in kind words
 */
async function withinTurns(
  owner: Owner,
  isUrgent: boolean,
  work: (allowance?: Allowance) => Promise<Turn>,
): Promise<Turn> {
  try {
    return await withinLimit(isUrgent ? 'chatInCrisis' : 'chat', owner.id, work);
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'too-many') throw error;
    const { retryAfterSeconds = 60 } = error;
    throw new Problem(
      'too-many',
      `You have written a lot in a short time, and that is all right. Give it ${waitInWords(retryAfterSeconds)}, then send this again.`,
      { retryAfterSeconds },
    );
  }
}

/** How many characters of a long text are looked at: enough to see what it is about. */
const LOOKED_AT = 4000;

/** Somebody in a crisis whose message cannot be taken, whatever the reason, is told where help is. */
export async function helpInRefusal<Result>(body: unknown, work: () => Promise<Result>): Promise<Result> {
  const text = () => String((body as { message?: unknown } | null)?.message ?? '');
  return helpWhenRefused(work, () => openRiskOf(text()) !== undefined);
}

/** The risk of words that could not be taken, when they call for help at once. */
export function openRiskOf(text: string): OpenRisk | undefined {
  const { level, language } = assess(text.slice(0, LOOKED_AT));
  return isCrisis(level) ? { level, language } : undefined;
}
