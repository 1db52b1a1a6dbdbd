import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { insertSmsLog, readSmsSettings } from 'db/repositories/sms';
import { hasOptedOut, insertOptOut } from 'db/repositories/texting';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { recordAct } from '../admin/audit.server';
import { invalidField, Problem } from '../problem';
import { OPTED_OUT_CODE } from './deliver.server';
import { toE164 } from './phone.server';
import type { TestSendInput } from './schema';

interface Testing {
  actorId: string;
  sms: SmsGateway;
  now: Date;
}

export async function testConnection(db: Database, { actorId, sms, now }: Testing) {
  await recordAct(db, { actorId, act: 'sms-test-connection', now });
  return sms.testConnection();
}

const FAILURES = {
  failed: 'The provider refused it',
  postponed: 'The provider could not take it just now',
  unknown: 'Nobody knows whether it was sent',
  not_configured: 'No provider is set up on this server',
} as const;

/**
 * Sends an admin's own words to a number, once.
 * @throws Problem 'invalid' for a number that cannot be, 'conflict' for one that has sent STOP
 */
export async function sendTestText(
  db: Database,
  { actorId, sms, now, input }: Testing & { input: TestSendInput },
) {
  const phoneNumber = toE164(input.phoneNumber);
  if (!phoneNumber) throw invalidField('phoneNumber', 'Invalid phone number format');
  if (await hasOptedOut(db, phoneNumber)) {
    throw new Problem('conflict', 'This number has replied STOP, so nothing is sent to it.');
  }
  await recordAct(db, { actorId, act: 'sms-test-send', now });
  const { defaultFromNumber } = await readSmsSettings(db, now);
  const outcome = await sms.send({ to: phoneNumber, from: defaultFromNumber, message: input.message });
  if (outcome.code === OPTED_OUT_CODE) await insertOptOut(db, { phoneNumber, at: now });
  const status = outcome.status === 'postponed' ? ('failed' as const) : outcome.status;
  await insertSmsLog(db, {
    id: randomUUID(),
    phoneNumber,
    messageType: 'test',
    message: input.message,
    status,
    twilioSid: outcome.providerId,
    errorMessage: outcome.error,
    createdAt: now,
  });
  if (outcome.status === 'sent') return { success: true, status };
  const why = FAILURES[outcome.status];
  return { success: false, status, error: outcome.error ? `${why}. ${outcome.error}` : `${why}.` };
}
