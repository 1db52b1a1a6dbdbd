import { createHmac } from 'node:crypto';
import { type Allowance, countAttempt, deleteWindow, OverAllowance } from 'db/repositories/rate-limits';
import { db, secrets } from '../db.server';
import { HOUR_MS, MINUTE_MS } from '../domain/calendar/durations';
import { Problem } from '../domain/problem';
import { waitInWords } from '../domain/waiting';
import { env } from '../env.server';
import { deriveKey } from '../secrets.server';
import { clientNetwork } from './client-network';

/** How often, within which window. Counted in the database, so the limits hold over several machines. */
const LIMITS = {
  loginByAddress: { attempts: 60, windowMs: 15 * MINUTE_MS },
  // Per account AND address: a stranger elsewhere cannot lock someone out.
  loginByAccountAndAddress: { attempts: 10, windowMs: 15 * MINUTE_MS },
  codeByAddress: { attempts: 60, windowMs: 15 * MINUTE_MS },
  // Codes of an app, with the right password. Three of a million codes are right: in a year of trying, one in fifty gets in.
  codeByAccount: { attempts: 20, windowMs: 24 * HOUR_MS },
  wrongCodesMail: { attempts: 1, windowMs: 24 * HOUR_MS },
  passkeyByAddress: { attempts: 60, windowMs: 15 * MINUTE_MS },
  confirm: { attempts: 10, windowMs: HOUR_MS },
  factorChange: { attempts: 30, windowMs: HOUR_MS },
  resetByAddress: { attempts: 20, windowMs: HOUR_MS },
  resetByAccountAndAddress: { attempts: 3, windowMs: HOUR_MS },
  // From all addresses together, so that nobody's mailbox is filled; more than one address alone may use.
  resetByAccount: { attempts: 5, windowMs: HOUR_MS },
  newPasswordByAddress: { attempts: 30, windowMs: HOUR_MS },
  register: { attempts: 20, windowMs: HOUR_MS },
  guest: { attempts: 60, windowMs: HOUR_MS },
  checkIn: { attempts: 240, windowMs: HOUR_MS },
  emailChange: { attempts: 10, windowMs: HOUR_MS },
  emailLink: { attempts: 60, windowMs: HOUR_MS },
  // Per session: one locked device stops nobody at another.
  unlock: { attempts: 15, windowMs: 15 * MINUTE_MS },
  passwordChange: { attempts: 10, windowMs: HOUR_MS },
  export: { attempts: 60, windowMs: HOUR_MS },
  picture: { attempts: 120, windowMs: HOUR_MS },
  import: { attempts: 30, windowMs: HOUR_MS },
  importByAddress: { attempts: 60, windowMs: HOUR_MS },
  deletion: { attempts: 10, windowMs: HOUR_MS },
  chat: { attempts: 120, windowMs: 15 * MINUTE_MS },
  // More than anybody types; against programs only.
  chatInCrisis: { attempts: 600, windowMs: 15 * MINUTE_MS },
  reflection: { attempts: 60, windowMs: HOUR_MS },
  score: { attempts: 240, windowMs: HOUR_MS },
  report: { attempts: 60, windowMs: HOUR_MS },
  // Right and wrong ones alike: of 3 x 10^14 codes an address tries a million in a year.
  shortAddress: { attempts: 120, windowMs: HOUR_MS },
  adminReset: { attempts: 60, windowMs: HOUR_MS },
  adminDeletion: { attempts: 30, windowMs: HOUR_MS },
  smsTest: { attempts: 30, windowMs: HOUR_MS },
  phoneCode: { attempts: 5, windowMs: HOUR_MS },
  parkedAnswers: { attempts: 120, windowMs: HOUR_MS },
} as const;

export const CLIENT_ADDRESS_HEADER = 'x-soundings-client-address';

/** The address the request came from, as the guard noted it. */
export const sentFrom = (request: Request) => request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';

const clientAddress = (request: Request) => clientNetwork(sentFrom(request));

const limitKey = deriveKey(secrets.sessionSecrets[0] ?? '', 'rate-limits');

/** What something is counted under: a keyed hash, from which nobody reads an address or an id. */
export const counterKey = (...parts: string[]) =>
  createHmac('sha256', limitKey).update(JSON.stringify(parts)).digest('base64url');

/**
 * Counts an attempt of the caller (and, if given, on what).
 * @throws Problem 'too-many' past the limit, with the seconds to wait
 */
export async function limit(name: keyof typeof LIMITS, request: Request, subject?: string): Promise<void> {
  const parts = subject === undefined ? [clientAddress(request)] : [clientAddress(request), subject];
  return count(name, parts);
}

/** Like `limit`, for an owner, an account or a number, wherever it is asked from. */
export async function limitOwner(name: keyof typeof LIMITS, subject: string): Promise<void> {
  return count(name, [subject]);
}

/**
 * Like `limitOwner` for work that counts the attempt together with what it writes.
 * @throws Problem 'too-many' past the limit
 */
export async function withinLimit<Result>(
  name: keyof typeof LIMITS,
  subject: string,
  work: (allowance?: Allowance) => Promise<Result>,
): Promise<Result> {
  const { attempts, windowMs } = LIMITS[name];
  const most = attempts * env.RATE_LIMIT_MULTIPLIER;
  try {
    return await work({ key: counterKey(name, subject), now: new Date(), windowMs, most });
  } catch (error) {
    if (!(error instanceof OverAllowance)) throw error;
  }
  // Says how long to wait; a window that has just ended lets it pass.
  await limitOwner(name, subject);
  return work();
}

/** Begins to count again for an owner or an account that has got it right. */
export async function forgetAttempts(name: keyof typeof LIMITS, subject: string): Promise<void> {
  await deleteWindow(db, counterKey(name, subject));
}

async function count(name: keyof typeof LIMITS, parts: string[]): Promise<void> {
  const { attempts, windowMs } = LIMITS[name];
  const key = counterKey(name, ...parts);
  const now = new Date();
  const counted = await countAttempt(db, { key, now, windowMs });
  if (counted.attempts <= attempts * env.RATE_LIMIT_MULTIPLIER) return;
  const seconds = Math.max(1, Math.ceil((counted.resetsAt.getTime() - now.getTime()) / 1000));
  throw new Problem(
    'too-many',
    `That was a lot of tries in a short time. Please wait ${waitInWords(seconds)} and try again.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}
