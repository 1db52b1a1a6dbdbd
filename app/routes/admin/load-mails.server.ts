import { db } from '~/db.server';
import { countMails, readMails, readMailStatus } from '~/domain/mail/list.server';
import { pageSchema } from '~/domain/paging';
import { env } from '~/env.server';

/** The mail tab: a page of the list, filtered by what became of them. */
export async function loadMails(searchParams: URLSearchParams) {
  const status = readMailStatus(searchParams.get('status'));
  const page = pageSchema.parse(searchParams.get('page') ?? 1);
  const counts = await countMails(db);
  return { status, page, counts, isOutbox: !env.SMTP_URL, ...(await readMails(db, { status, page })) };
}
