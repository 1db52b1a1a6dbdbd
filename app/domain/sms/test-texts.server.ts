import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { findSmsLog, insertSmsLog, readSmsSettings } from 'db/repositories/sms';
import { giveBack } from 'db/repositories/sms-sends';
import { hasOptedOut, insertOptOut } from 'db/repositories/texting';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { recordAct } from '../audit/audit.server';
import { type Earlier, once, requireSame } from '../once.server';
import { invalidField, Problem } from '../problem';
import { capped, noteCapHit, spend } from './budget.server';
import { OPTED_OUT_CODE } from './deliver.server';
import { toE164 } from './phone.server';
import type { TestSendInput } from './schema';
import { findRefusal, type TextRules } from './text-rules.server';

interface Testing {
  actorId: string;
  sms: SmsGateway;
  now: Date;
}

interface Sending extends Testing {
  rules: TextRules;
  input: TestSendInput;
  idempotencyKey?: string;
}

export async function testConnection(db: Database, { actorId, sms, now }: Testing) {
  await recordAct(db, { actorId, act: 'sms-test-connection', now });
  return sms.testConnection();
}

const OPERATION = 'sms-test';

export interface TestOutcome {
  success: boolean;
  status: string;
  error?: string;
}

const FAILURES = {
  failed: 'The provider refused it',
  postponed: 'The provider could not take it just now',
  unknown: 'Nobody knows whether it was sent',
  not_configured: 'No provider is set up on this server',
} as const;

/**
 * Sends an admin's own words to a number, once, also when the call with this key is repeated.
 * @throws Problem 'invalid' for a number that cannot be or is never texted, 'conflict' for one that has sent STOP,
 * 'too-many' when the server has sent enough
 */
export async function sendTestText(
  db: Database,
  { actorId, sms, rules, now, input, idempotencyKey }: Sending,
): Promise<TestOutcome> {
  const phoneNumber = toE164(input.phoneNumber);
  if (!phoneNumber) throw invalidField('phoneNumber', 'Invalid phone number format');
  const refusal = findRefusal({ number: phoneNumber, sms, rules });
  if (refusal) throw invalidField('phoneNumber', refusal);
  if (await hasOptedOut(db, phoneNumber)) {
    throw new Problem('conflict', 'This number has replied STOP, so nothing is sent to it.');
  }
  const id = randomUUID();
  const call = { ownerId: actorId, operation: OPERATION, key: idempotencyKey, input };
  const claim = await db.transaction((tx) =>
    once<Earlier | 'claimed' | 'capped'>(tx, call, {
      now,
      again: async (earlier) => earlier,
      make: async () => {
        const spent = await spend(tx, { id, kind: 'test', number: phoneNumber, sms, rules, now });
        if (spent !== 'taken') return { result: 'capped' };
        await recordAct(tx, { actorId, act: 'sms-test-send', now });
        return { id, result: 'claimed' };
      },
    }),
  );
  if (claim === 'capped') {
    await noteCapHit(db, now);
    throw capped(rules);
  }
  if (claim !== 'claimed') return outcomeOf(db, claim);
  const { defaultFromNumber } = await readSmsSettings(db, now);
  const outcome = await sms.send({ to: phoneNumber, from: defaultFromNumber, message: input.message });
  if (outcome.code === OPTED_OUT_CODE) await insertOptOut(db, { phoneNumber, at: now });
  const status = outcome.status === 'postponed' ? ('failed' as const) : outcome.status;
  await insertSmsLog(db, {
    id,
    phoneNumber,
    messageType: 'test',
    message: input.message,
    status,
    twilioSid: outcome.providerId,
    errorMessage: outcome.error,
    createdAt: now,
  });
  if (outcome.status === 'sent') return { success: true, status };
  if (outcome.status !== 'unknown') await giveBack(db, id);
  const why = FAILURES[outcome.status];
  return { success: false, status, error: outcome.error ? `${why}. ${outcome.error}` : `${why}.` };
}

/** What came of the text that was sent with this key. Without its line in the log nobody knows. */
async function outcomeOf(db: Database, earlier: Earlier): Promise<TestOutcome> {
  requireSame(earlier, 'message');
  const log = await findSmsLog(db, { id: earlier.id, twilioSid: '' });
  const status = log?.status ?? 'unknown';
  if (status === 'sent' || status === 'delivered') return { success: true, status };
  return { success: false, status, error: log?.errorMessage ?? `${FAILURES.unknown}.` };
}
