import type { Database } from 'db/client';
import { deleteOptOut, hasOptedOut, insertOptOut } from 'db/repositories/texting';
import { HELP_REPLY, keywordOf, OTHER_REPLY, START_REPLY } from './keywords';
import { toE164 } from './phone.server';

/**
 * Does what an incoming text asks for and gives the reply, or null for none. The text itself is kept nowhere. The reply
 * to STOP is the provider's, and may not be ours: nothing goes to a number after it.
 */
export async function receiveText(
  db: Database,
  { from, body, now }: { from: string; body: string; now: Date },
): Promise<string | null> {
  const phoneNumber = toE164(from);
  if (!phoneNumber) return null;
  switch (keywordOf(body)) {
    case 'stop':
      await insertOptOut(db, { phoneNumber, at: now });
      return null;
    case 'start':
      await deleteOptOut(db, phoneNumber);
      return START_REPLY;
    case 'help':
      return HELP_REPLY;
    default:
      return (await hasOptedOut(db, phoneNumber)) ? null : OTHER_REPLY;
  }
}
