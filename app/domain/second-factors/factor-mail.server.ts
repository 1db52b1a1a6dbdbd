import type { Executor } from 'db/client';
import { DAY_MS } from '../calendar/durations';
import { type MailKeys, NEWS_LIFE_MS, queueMail } from '../mail/queue.server';
import { factorMail, type FactorNews } from './mail-texts';

interface Told {
  id: string;
  email: string;
  firstName: string;
}

/** Puts a mail on the list that tells a member that one can log in to their account in another way now. */
export async function queueFactorMail(
  db: Executor,
  user: Told,
  { news, mailKeys, now }: { news: FactorNews; mailKeys: MailKeys; now: Date },
): Promise<void> {
  // What it says of wrong codes holds for a day.
  const life = news === 'many-wrong-codes' ? DAY_MS : NEWS_LIFE_MS;
  const expiresAt = new Date(now.getTime() + life);
  const mail = { kind: 'factor', userId: user.id, to: user.email, expiresAt } as const;
  await queueMail(db, { ...mail, ...factorMail(news, user) }, { keys: mailKeys, now });
}
