import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT } from '~/domain/sms/consent';
import type { TextRules } from '~/domain/sms/text-rules.server';
import type { SmsGateway, SmsOutcome, TextMessage } from '~/gateways/sms/sms-gateway';
import type { Executor } from 'db/client';
import * as schema from 'db/schema';
import { newOwner, NOW } from './rows';

/** A zone in which it is about noon at this instant. */
export function middayZone(now: Date): string {
  const behind = now.getUTCHours() - 12;
  if (behind === 0) return 'UTC';
  // In the names of these zones the sign is the other way round.
  return behind > 0 ? `Etc/GMT+${behind}` : `Etc/GMT-${-behind}`;
}

let counter = 0;
export const someNumber = () => `+1555${String(2_000_000 + (counter += 1)).padStart(7, '0')}`;

/** A member who wants every kind of text and has confirmed their number. */
export async function newTexted(
  db: Executor,
  overrides: Partial<typeof schema.textingPreferences.$inferInsert> & {
    timeZone?: string;
    isActive?: boolean;
    now?: Date;
  } = {},
) {
  const { timeZone = 'UTC', isActive = true, now = NOW, ...preferences } = overrides;
  const phoneNumber = someNumber();
  const owner = await newOwner(db, { timeZone, createdAt: now, lastSeenAt: now });
  const user = {
    id: owner.id,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: `${randomUUID()}@example.org`,
    phoneNumber,
    passwordHash: 'not the hash of any password',
    isActive,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db.insert(schema.users).values(user).returning();
  if (!row) throw new Error('the member did not come back');
  await db.insert(schema.textingPreferences).values({
    userId: owner.id,
    consentText: CONSENT_TEXT,
    consentedAt: now,
    confirmedNumber: phoneNumber,
    confirmedAt: now,
    reminderOn: true,
    achievementOn: true,
    weeklyReflectionOn: true,
    updatedAt: now,
    ...preferences,
  });
  return { user: row, owner, phoneNumber };
}

/** Rules that let through what the tests send. */
export const testRules = (changes: Partial<TextRules> = {}): TextRules => ({
  countries: [],
  hourlyCap: 1000,
  fromNumber: '+15550100000',
  numberKey: Buffer.from('a key for tests'),
  ...changes,
});

/** A provider that keeps what it is given. For rules; the wire is tested with a real server. */
export function recordingSms(outcome: SmsOutcome = { status: 'sent', providerId: 'SM1' }) {
  const texts: TextMessage[] = [];
  const sms: SmsGateway = {
    isConfigured: outcome.status !== 'not_configured',
    send: async (text) => {
      texts.push(text);
      return outcome.status === 'sent' ? { ...outcome, providerId: `SM${randomUUID()}` } : outcome;
    },
    testConnection: async () => ({ success: true }),
    isGenuine: async () => true,
  };
  return { sms, texts };
}
