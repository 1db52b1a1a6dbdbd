import type { Database } from 'db/client';
import { countSmsLogs, listSmsLogs } from 'db/repositories/sms';
import type { LogFilter } from './schema';

/** A page of the log, newest first. */
export async function readLogs(
  db: Database,
  { type, status, page, limit }: LogFilter & { page: number; limit: number },
) {
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
