import { db } from '~/db.server';
import { readSettings } from '~/domain/sms/settings.server';
import { findRefusal } from '~/domain/sms/text-rules.server';
import { readTexting } from '~/domain/sms/texting.server';
import { env } from '~/env.server';
import { sms } from '~/gateways/index.server';
import { textRules } from '~/text-rules.server';
import type { SettingsAct } from './act';

/**
 * What the section about text messages shows; null for a guest, who has no number, and on a server that
 * sends none, unless there is a consent to take back.
 */
export async function loadTexting(visitor: SettingsAct['visitor']) {
  if (visitor.kind !== 'member') return null;
  const now = new Date();
  const { defaultFromNumber } = await readSettings(db, now);
  const texting = await readTexting(db, { user: visitor.user, now });
  if (!sms.isConfigured && !texting.hasConsent) return null;
  const { number } = texting;
  return {
    ...texting,
    refusal: number && findRefusal({ number, sms, rules: textRules }),
    ourNumber: defaultFromNumber || (env.TWILIO?.fromNumber ?? ''),
  };
}
