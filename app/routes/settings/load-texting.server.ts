import { db } from '~/db.server';
import { readSettings } from '~/domain/sms/settings.server';
import { readTexting } from '~/domain/sms/texting.server';
import { env } from '~/env.server';
import { sms } from '~/gateways/index.server';
import type { SettingsAct } from './act';

/** What the section about text messages shows; null for a guest, who has no number. */
export async function loadTexting(visitor: SettingsAct['visitor']) {
  if (visitor.kind !== 'member') return null;
  const now = new Date();
  const { defaultFromNumber } = await readSettings(db, now);
  return {
    ...(await readTexting(db, { user: visitor.user, now })),
    isAvailable: sms.isConfigured,
    ourNumber: defaultFromNumber || (env.TWILIO?.fromNumber ?? ''),
  };
}
