import type { Database } from 'db/client';
import * as hits from 'db/repositories/sms-cap-hits';
import { countDueTexts } from 'db/repositories/sms-messages';
import { countSends } from 'db/repositories/sms-sends';
import { listActiveAdmins } from 'db/repositories/users';
import type { MailGateway } from '../../gateways/mail/mail-gateway';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { daysBefore } from '../calendar/durations';
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
  mail: MailGateway;
  rules: TextRules;
  appUrl: string;
  now: Date;
}

/**
 * Mails every admin when the cap has held texts back, once a day at most. Of several servers one does it.
 * @throws what the mail server says when nobody could be told; the next round tries again
 */
export async function tellAdminsOfCap(db: Database, { mail, rules, appUrl, now }: Telling): Promise<void> {
  const toldAt = await hits.findLastTelling(db);
  const untold = await hits.claimUntoldCapHits(db, now);
  const [first] = untold;
  if (!first || (toldAt && toldAt > daysBefore(now, 1))) return;
  const text = capMail({ most: rules.hourlyCap, at: first.firstAt, link: `${appUrl}/sms-dashboard` });
  const admins = await listActiveAdmins(db);
  const mails = await Promise.allSettled(admins.map(({ email }) => mail.send({ to: email, ...text })));
  const failed = mails.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  // Told again are all or none: whoever has had the mail should not get it every minute.
  if (failed.length === admins.length) {
    const hours = untold.map(({ hour }) => hour);
    await hits.markUntold(db, hours);
  }
  if (failed[0]) throw failed[0].reason;
}
