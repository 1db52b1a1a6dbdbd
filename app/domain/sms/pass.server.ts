import type { Database } from 'db/client';
import * as messages from 'db/repositories/sms-messages';
import { MINUTE_MS } from '../calendar/durations';
import { deliverDue, type Delivery, logOf, type Tally } from './deliver.server';
import { queueOccasions } from './occasions.server';
import { readTemplates } from './template-store.server';

/** Far longer than a send may take: a process that began one before that is gone. */
const LOST_AFTER_MS = 5 * MINUTE_MS;

/** One round: what was lost is written down, what has come is put on the list, and what is due is sent. */
export async function runTextPass(db: Database, delivery: Delivery): Promise<Tally> {
  await settleLost(db, delivery);
  await queueOccasions(db, delivery.clock());
  return deliverDue(db, delivery);
}

/** A process died while sending: the text may have gone out, so it is not sent again. */
async function settleLost(db: Database, { appUrl, clock }: Delivery): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  const lost = await messages.listLostTexts(db, { before, since: before });
  if (lost.length === 0) return;
  const templates = new Map((await readTemplates(db)).map((each) => [each.messageType, each]));
  for (const text of lost) {
    const errorMessage = 'The server stopped while sending: it may have been sent.';
    const line = { status: 'unknown', errorMessage, createdAt: text.message.attemptedAt ?? now };
    const log = logOf({ templates, appUrl }, text, line);
    await messages.settleTexts(db, [{ id: text.message.id, status: 'unknown', log }]);
  }
}
