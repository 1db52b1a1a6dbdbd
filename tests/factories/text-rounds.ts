import { afterEach } from 'vitest';
import { createCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { runTextPass } from '~/domain/sms/pass.server';
import type { SmsOutcome } from '~/gateways/sms/sms-gateway';
import * as schema from 'db/schema';
import { type DatabaseKind, useDatabase } from './database';
import { NOW } from './rows';
import { recordingSms, testRules } from './texting';
import { checkInInput } from './use-cases';

export const APP_URL = 'https://soundings.example';

const OWNER = {
  guestTokenHash: null,
  timeZone: 'UTC',
  dayStartHour: 0,
  outsideAi: null,
  outsideAiDecidedAt: null,
  outsideAiHost: null,
  hidesProgress: false,
  goesOnByItself: false,
  ignoresNumberKeys: false,
  isMinor: false,
  checkInsRevision: 0,
  createdAt: NOW,
  lastSeenAt: NOW,
};

/** A database, emptied after each test, and the rounds in which texts go out of it. */
export function useTexts(kind: DatabaseKind) {
  const database = useDatabase(kind);
  afterEach(async () => {
    await database.db.delete(schema.owners);
    await database.db.delete(schema.smsOptOuts);
    await database.db.delete(schema.smsSettings);
    await database.db.delete(schema.smsTemplates);
  });

  const switchOn = (changes: Partial<typeof schema.smsSettings.$inferInsert> = {}) =>
    database.db.insert(schema.smsSettings).values({
      id: 1,
      reminderEnabled: true,
      weeklyReflectionEnabled: true,
      createdAt: NOW,
      updatedAt: NOW,
      ...changes,
    });

  /** One round at a moment; gives what went out in it. */
  async function passAt(now: Date, outcome?: SmsOutcome) {
    const { sms, texts } = recordingSms(outcome);
    await runTextPass(database.db, { sms, rules: testRules(), appUrl: APP_URL, clock: () => now });
    return texts;
  }
  const logs = () => database.db.query.smsLogs.findMany();
  const statuses = async () => (await logs()).map(({ status }) => status);

  const live = (userId: string, now: Date) =>
    createCheckIn(database.db, {
      owner: { ...OWNER, id: userId },
      input: checkInInput(),
      now,
      isLive: true,
    });

  return { database, switchOn, passAt, logs, statuses, live };
}
