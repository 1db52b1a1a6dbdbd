import type { Database } from 'db/client';
import { MAIL_STATUSES, type MailStatus } from 'db/documents/mail';
import * as mails from 'db/repositories/mail-messages';
import { PAGE_SIZE } from '../paging';

/** How many mails of the last week have come to what. */
export async function countMails(db: Database): Promise<Record<MailStatus, number>> {
  const counts = new Map((await mails.countMailsByStatus(db)).map(({ status, total }) => [status, total]));
  return Object.fromEntries(MAIL_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    MailStatus,
    number
  >;
}

/** A page of the mails of the last week, newest first: their subject, their masked address, and what became of them. */
export async function readMails(db: Database, { status, page }: { status?: MailStatus; page: number }) {
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await mails.listMails(db, { status, limit: PAGE_SIZE + 1, offset });
  return { mails: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** A status as an address names it; anything else is none. */
export const readMailStatus = (value: string | null): MailStatus | undefined =>
  MAIL_STATUSES.find((status) => status === value);
