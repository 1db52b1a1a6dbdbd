import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { insertAdminAct, listAdminActs } from 'db/repositories/admin-acts';
import { PAGE_SIZE } from '../paging';
import { ACTS, type AdminActName } from './acts';

interface Act {
  /** Null: the command line. */
  actorId: string | null;
  act: AdminActName;
  subjectId?: string;
  detail?: string;
  now: Date;
}

/** Writes down what an admin does; belongs in the transaction that does it. */
export async function recordAct(db: Executor, { actorId, act, subjectId, detail, now }: Act): Promise<void> {
  await insertAdminAct(db, {
    id: randomUUID(),
    actorId,
    source: actorId === null ? 'command' : 'screen',
    act,
    subjectId,
    detail,
    createdAt: now,
  });
}

const GONE = 'An account that is gone';
const isKnown = (act: string): act is AdminActName => Object.hasOwn(ACTS, act);

/** A page of the audit log, newest first, and whether there is another. */
export async function readAuditLog(db: Database, page: number) {
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await listAdminActs(db, { limit: PAGE_SIZE + 1, offset });
  const acts = rows.slice(0, PAGE_SIZE).map(({ act, source, actorEmail, subjectEmail, detail, ...row }) => ({
    id: row.id,
    at: row.createdAt,
    who: source === 'command' ? 'Command line' : (actorEmail ?? GONE),
    what: isKnown(act) ? ACTS[act] : act,
    whom: subjectEmail ?? (isAboutSomebody(act) ? GONE : null),
    detail,
  }));
  return { acts, hasMore: rows.length > PAGE_SIZE };
}

const isAboutSomebody = (act: string) => !act.startsWith('sms-');
