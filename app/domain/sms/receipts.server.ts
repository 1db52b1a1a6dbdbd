import type { Database } from 'db/client';
import { findSmsLog, updateSmsLog } from 'db/repositories/sms';
import { insertOptOut } from 'db/repositories/texting';
import { OPTED_OUT_CODE } from './deliver.server';
import { toE164 } from './phone.server';
import type { LogStatus } from './types';

interface Receipt {
  /** Ours, from the address the receipt was sent to. */
  id?: string;
  providerId: string;
  status: string;
  code?: number;
  now: Date;
}

const MEANING: Record<string, LogStatus> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};
const FINAL: readonly string[] = ['delivered', 'failed'];

/**
 * Notes what became of a text; it also settles one of unknown fate. Receipts may come late and in any order.
 * @returns false for a text we know nothing of
 */
export async function takeReceipt(
  db: Database,
  { id, providerId, status, code, now }: Receipt,
): Promise<boolean> {
  const log = await findSmsLog(db, { id, twilioSid: providerId });
  if (!log) return false;
  const meaning = Object.hasOwn(MEANING, status) ? MEANING[status] : undefined;
  // What is settled stays so: an old receipt that is sent again must not undo a START.
  if (!meaning || FINAL.includes(log.status)) return true;
  const phoneNumber = toE164(log.phoneNumber);
  if (code === OPTED_OUT_CODE && phoneNumber) await insertOptOut(db, { phoneNumber, at: now });
  const errorMessage = meaning === 'failed' ? `The provider reports: ${status} (${code ?? 'no code'})` : null;
  await updateSmsLog(db, { id: log.id, status: meaning, twilioSid: providerId, errorMessage });
  return true;
}
