import type { Executor } from 'db/client';
import { insertCapHit } from 'db/repositories/sms-cap-hits';
import { countSends, hasSend, type SendKind, takeSend } from 'db/repositories/sms-sends';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { daysBefore, HOUR_MS } from '../calendar/durations';
import { Problem } from '../problem';
import { hashNumber, type TextRules } from './text-rules.server';

/** One welcome for a number within this time, and as long limits are remembered. */
const WELCOME_DAYS = 30;
export const LIMIT_DAYS = 30;

/** How many texts of each kind one number gets, over all accounts, while nobody has confirmed it. */
const PER_NUMBER: Partial<Record<SendKind, { most: number; days: number }[]>> = {
  code: [
    { most: 5, days: 1 },
    { most: 10, days: LIMIT_DAYS },
  ],
  // A machine may answer our answer.
  reply: [{ most: 10, days: 1 }],
};

/** The cap of the server, as it stands now. Where no provider is nothing is sent, so nothing is held back. */
export const capAt = ({ sms, rules }: Pick<Spending, 'sms' | 'rules'>, now: Date) => ({
  most: sms.isConfigured ? rules.hourlyCap : Number.MAX_SAFE_INTEGER,
  since: new Date(now.getTime() - HOUR_MS),
});

/** From when on a welcome to a number counts. */
export const welcomedSince = (now: Date) => daysBefore(now, WELCOME_DAYS);

export interface Spending {
  /** The id of the line in the log; for a reply the id of what it answers. */
  id: string;
  kind: 'code' | 'test' | 'reply';
  number: string;
  sms: SmsGateway;
  rules: TextRules;
  now: Date;
}

/** What came of asking: `number` or `server` has had enough. */
export type Spent = 'taken' | 'number' | 'server';

/** Counts a text that is about to go out, unless a limit is reached. The same one is counted once. */
export async function spend(db: Executor, { id, kind, number, sms, rules, now }: Spending): Promise<Spent> {
  const limits = (PER_NUMBER[kind] ?? []).map(({ most, days }) => ({ most, since: daysBefore(now, days) }));
  const numberHash = limits.length > 0 ? hashNumber(rules, number) : null;
  const cap = capAt({ sms, rules }, now);
  if (await takeSend(db, { id, kind, numberHash, now, cap, limits })) return 'taken';
  if (await hasSend(db, id)) return 'taken';
  return (await countSends(db, kind, cap.since)) >= cap.most ? 'server' : 'number';
}

/** Writes down that the cap has held a text back: the admins are told (docs/decisions/044). */
export async function noteCapHit(db: Executor, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await insertCapHit(db, { hour, at: now });
}

/** For a person who asked for a text that the cap holds back. */
export const capped = ({ hourlyCap }: TextRules) =>
  new Problem(
    'too-many',
    `This server sends up to ${hourlyCap} texts an hour, and has sent them. Please try again in an hour.`,
    { retryAfterSeconds: HOUR_MS / 1000 },
  );
