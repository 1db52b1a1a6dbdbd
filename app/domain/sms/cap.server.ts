import type { Database } from 'db/client';
import * as hits from 'db/repositories/sms-cap-hits';
import { countDueTexts } from 'db/repositories/sms-messages';
import { countSends } from 'db/repositories/sms-sends';
import { listActiveAdmins } from 'db/repositories/users';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { daysAfter, daysBefore } from '../calendar/durations';
import { type MailKeys, queueMail } from '../mail/queue.server';
import { capAt } from './budget.server';
import { capMail } from './cap-mail';
import type { TextRules } from './text-rules.server';

/** How many texts went out within the last hour, of how many. */
export async function readUse(
  db: Database,
  { sms, rules, now }: { sms: SmsGateway; rules: TextRules; now: Date },
) {
  const { since } = capAt({ sms, rules }, now);
  return { sent: await countSends(db, 'welcome', since), most: rules.hourlyCap };
}

/** When the cap last held texts back, if that was within a day, and how many wait; otherwise null. */
export async function readCapHit(db: Database, { rules, now }: { rules: TextRules; now: Date }) {
  const hit = await hits.findLatestCapHit(db);
  if (!hit || hit.firstAt < daysBefore(now, 1)) return null;
  return { at: hit.firstAt, most: rules.hourlyCap, waiting: await countDueTexts(db, now) };
}

interface Telling {
  mailKeys: MailKeys;
  rules: TextRules;
  appUrl: string;
  now: Date;
}

/** Puts a mail to every admin on the list when the cap has held texts back, once a day at most. Of several servers one does it. */
export async function tellAdminsOfCap(
  db: Database,
  { mailKeys, rules, appUrl, now }: Telling,
): Promise<void> {
  // Nearly always: then nothing is written.
  if (!(await hits.hasUntoldCapHits(db))) return;
  await db.transaction(async (tx) => {
    const toldAt = await hits.findLastTelling(tx);
    const [first] = await hits.claimUntoldCapHits(tx, now);
    if (!first || (toldAt && toldAt > daysBefore(now, 1))) return;
    const text = capMail({ most: rules.hourlyCap, at: first.firstAt, link: `${appUrl}/sms-dashboard` });
    for (const { id, email } of await listActiveAdmins(tx)) {
      const mail = { kind: 'texts-held-back', userId: id, to: email, expiresAt: daysAfter(now, 1) } as const;
      await queueMail(tx, { ...mail, ...text }, { keys: mailKeys, now });
    }
  });
}
