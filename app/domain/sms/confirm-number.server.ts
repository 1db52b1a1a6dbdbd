import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { insertSmsLog, readSmsSettings } from 'db/repositories/sms';
import { giveBack } from 'db/repositories/sms-sends';
import * as texting from 'db/repositories/texting';
import { findUser, type UserRow } from 'db/repositories/users';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { countOf } from '../calendar/counts-in-words';
import { MINUTE_MS } from '../calendar/durations';
import { hashPassword, isPassword } from '../crypto/password.server';
import { invalidField, Problem } from '../problem';
import { capped, noteCapHit, spend } from './budget.server';
import { CODE_MINUTES, CODE_TRIES } from './consent';
import { OPTED_OUT_CODE } from './deliver.server';
import { toE164 } from './phone.server';
import { findRefusal, type TextRules } from './text-rules.server';
import { reschedule } from './texting.server';

/** The member's number in E.164. @throws Problem 'invalid' for one that texts cannot reach */
function reachableNumber(user: UserRow): string {
  const number = toE164(user.phoneNumber);
  if (!number) throw new Problem('invalid', 'The phone number of your account cannot get text messages.');
  return number;
}

interface Sending {
  user: UserRow;
  sms: SmsGateway;
  rules: TextRules;
  now: Date;
}

/**
 * Texts six digits to the member's number; they are good for ten minutes and five tries. Asked for by the person
 * themselves, so it goes out at any hour; a few for one number, for it may be somebody else's.
 * @throws Problem 'invalid' for a number that cannot be reached, 'conflict' after STOP, 'too-many' after a few,
 * 'unavailable' when it was not sent
 */
export async function sendCode(db: Database, { user, sms, rules, now }: Sending): Promise<void> {
  const phoneNumber = reachableNumber(user);
  const refusal = findRefusal({ number: phoneNumber, sms, rules });
  if (refusal) throw new Problem('invalid', refusal);
  if (await texting.hasOptedOut(db, phoneNumber)) throw new Problem('conflict', OPTED_OUT);
  const id = randomUUID();
  const spent = await spend(db, { id, kind: 'code', number: phoneNumber, sms, rules, now });
  if (spent === 'server') {
    await noteCapHit(db, now);
    throw capped(rules);
  }
  if (spent === 'number') throw new Problem('too-many', ENOUGH_CODES);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await texting.saveTextingCode(db, {
    userId: user.id,
    phoneNumber,
    codeHash: await hashPassword(code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  const { defaultFromNumber } = await readSmsSettings(db, now);
  const outcome = await sms.send({ to: phoneNumber, from: defaultFromNumber, message: codeText(code) });
  if (outcome.code === OPTED_OUT_CODE) await texting.insertOptOut(db, { phoneNumber, at: now });
  await insertSmsLog(db, {
    id,
    userId: user.id,
    phoneNumber,
    messageType: 'code',
    message: codeText('******'),
    status: outcome.status === 'postponed' ? 'failed' : outcome.status,
    twilioSid: outcome.providerId,
    errorMessage: outcome.error,
    createdAt: now,
  });
  // A text whose fate is unknown may be on its way, so the code stays good.
  if (outcome.status === 'sent' || outcome.status === 'unknown') return;
  await giveBack(db, id);
  await texting.deleteTextingCode(db, user.id);
  if (outcome.code === OPTED_OUT_CODE) throw new Problem('conflict', OPTED_OUT);
  throw new Problem('unavailable', 'The text message could not be sent just now. Please try again later.');
}

const OPTED_OUT = 'This number has replied STOP. Send START to our number from this phone first.';

const ENOUGH_CODES =
  'This number has been sent several codes lately. So that nobody is bothered with them, the next can be sent tomorrow.';

/** It may reach somebody who knows nothing of it: they are told how to end it. */
const codeText = (code: string) =>
  `Soundings: your code is ${code}. It works for ${CODE_MINUTES} minutes. Did not ask for it? Reply STOP.`;

/**
 * Confirms the number that the code was sent to.
 * @throws Problem 'gone' when there is no code that is still good, 'invalid' for a wrong one
 */
export async function confirmNumber(
  db: Database,
  { user, timeZone, code, now }: { user: UserRow; timeZone: string | null; code: string; now: Date },
): Promise<void> {
  const sent = await texting.tryTextingCode(db, { userId: user.id, now });
  if (!sent) throw new Problem('gone', 'That code is not good any more. Please ask for a new one.');
  if (!(await isPassword(code, sent.codeHash))) {
    if (sent.triesLeft <= 0)
      throw invalidField(
        'code',
        'That is not the code we sent, and it is not good any more. Please ask for a new one.',
      );
    const left = sent.triesLeft === 1 ? 'one try' : countOf(sent.triesLeft, 'try', 'tries');
    throw invalidField('code', `That is not the code we sent. You have ${left} left.`);
  }
  await db.transaction(async (tx) => {
    const current = await findUser(tx, user.id);
    if (sent.phoneNumber !== toE164(current?.phoneNumber ?? '')) {
      throw new Problem('gone', 'Your phone number has changed since. Please ask for a new code.');
    }
    const confirmed = { confirmedNumber: sent.phoneNumber, confirmedAt: now, updatedAt: now };
    await texting.saveTextingPreferences(tx, { userId: user.id, ...confirmed });
    await texting.deleteTextingCode(tx, user.id);
    await reschedule(tx, { userId: user.id, timeZone, now });
  });
}
