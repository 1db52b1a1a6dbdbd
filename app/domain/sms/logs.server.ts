import type { Database } from 'db/client';
import { countSmsLogs, listSmsLogs } from 'db/repositories/sms';
import { recordAct } from '../audit/audit.server';
import type { LogFilter } from './schema';

interface LogPage extends LogFilter {
  page: number;
  limit: number;
}

/** A page of the log for an admin: that it was read is in the audit log. */
export async function openLogs(
  db: Database,
  { actorId, now, ...query }: LogPage & { actorId: string; now: Date },
) {
  await recordAct(db, { actorId, act: 'sms-open-log', now });
  return readLogs(db, query);
}

/** A page of the log, newest first. */
export async function readLogs(db: Database, { type, status, page, limit }: LogPage) {
  const offset = (page - 1) * limit;
  const rows = await listSmsLogs(db, { messageType: type, status, limit: limit + 1, offset });
  const logs = rows.slice(0, limit).map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    phoneNumber: row.phoneNumber,
    messageType: row.messageType,
    status: row.status,
    message: row.message,
    twilioSid: row.twilioSid,
    errorMessage: row.errorMessage,
  }));
  return { logs, hasMore: rows.length > limit };
}

/** How many messages a filter finds. */
export async function countLogs(db: Database, { type, status }: LogFilter): Promise<number> {
  return countSmsLogs(db, { messageType: type, status });
}
