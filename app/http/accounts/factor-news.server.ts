import { db } from '../../db.server';
import type { Member } from '../../domain/accounts/accounts.server';
import { queueFactorMail } from '../../domain/second-factors/factor-mail.server';
import type { FactorNews } from '../../domain/second-factors/mail-texts';
import { mailKeys, sendMailsOf } from '../../mail-round.server';

/** Tells a member by mail what has happened to their second factor, and tries to send that mail once. Says whether it has left. */
export async function tellOfFactor(member: Member, news: FactorNews): Promise<boolean> {
  await queueFactorMail(db, member, { news, mailKeys, now: new Date() });
  const tried = await sendMailsOf(member.id);
  return tried.some(({ kind, outcome }) => kind === 'factor' && outcome === 'sent');
}
