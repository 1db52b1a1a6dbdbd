import { createHash } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { insertInbound } from 'db/repositories/sms-inbound';
import { deleteOptOut, hasOptedOut, insertOptOut } from 'db/repositories/texting';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';
import { noteCapHit, spend } from './budget.server';
import { HELP_REPLY, keywordOf, OTHER_REPLY, START_REPLY } from './keywords';
import { toE164 } from './phone.server';
import { findRefusal, type TextRules } from './text-rules.server';

interface IncomingText {
  from: string;
  body: string;
  /** The provider's id of the text. */
  messageSid?: string;
  /** The signature of the provider, over all it says. */
  signature: string;
  sms: SmsGateway;
  rules: TextRules;
  now: Date;
}

/**
 * Does what an incoming text asks for and gives the reply, or null for none. The text itself is kept nowhere. The reply
 * to STOP is the provider's, and may not be ours: nothing goes to a number after it.
 */
export async function receiveText(db: Database, text: IncomingText): Promise<string | null> {
  const phoneNumber = toE164(text.from);
  if (!phoneNumber) return null;
  const reply = await obey(db, phoneNumber, text);
  return reply && (await mayReply(db, phoneNumber, text)) ? reply : null;
}

async function obey(db: Database, phoneNumber: string, text: IncomingText): Promise<string | null> {
  switch (keywordOf(text.body)) {
    case 'stop':
      await unlessCounted(db, text, (tx) => insertOptOut(tx, { phoneNumber, at: text.now }));
      return null;
    case 'start':
      return (await unlessCounted(db, text, (tx) => deleteOptOut(tx, phoneNumber))) ? START_REPLY : null;
    case 'help':
      return HELP_REPLY;
    default:
      return (await hasOptedOut(db, phoneNumber)) ? null : OTHER_REPLY;
  }
}

const hashOf = ({ signature }: IncomingText) => createHash('sha256').update(signature).digest('base64url');

/**
 * Does something for a text unless it has counted before. The signature counts beside the id: it covers the fields without
 * saying where one ends, so that a copy could be cut up to bring another id.
 * @returns false for a text that has counted before
 */
async function unlessCounted(
  db: Database,
  text: IncomingText,
  act: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  const { messageSid, now: receivedAt } = text;
  return db.transaction(async (tx) => {
    const isFirst = await insertInbound(tx, { signatureHash: hashOf(text), messageSid, receivedAt });
    if (isFirst) await act(tx);
    return isFirst;
  });
}

/** A reply is a text like any other: the number may be forged, dear, or a machine that answers answers. */
async function mayReply(db: Database, number: string, text: IncomingText): Promise<boolean> {
  const { sms, rules, now } = text;
  if (findRefusal({ number, sms, rules })) return false;
  const id = text.messageSid ?? hashOf(text);
  const spent = await spend(db, { id, kind: 'reply', number, sms, rules, now });
  if (spent === 'server') await noteCapHit(db, now);
  return spent === 'taken';
}
