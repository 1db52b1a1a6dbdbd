import type { Database } from 'db/client';
import { readSmsSettings, type SmsSettingsRow, updateSmsSettings } from 'db/repositories/sms';
import { recordAct } from '../audit/audit.server';
import type { SmsSettingsInput } from './schema';
import type { MemberType } from './types';

export type SmsSettings = SmsSettingsRow;

export async function readSettings(db: Database, now: Date): Promise<SmsSettings> {
  return readSmsSettings(db, now);
}

/** Stores the settings and, in the audit log, what is different now. */
export async function changeSettings(
  db: Database,
  { actorId, input, now }: { actorId: string; input: SmsSettingsInput; now: Date },
): Promise<SmsSettings> {
  return db.transaction(async (tx) => {
    const before = await readSmsSettings(tx, now);
    const names = Object.keys(input) as (keyof SmsSettingsInput)[];
    const changed = names.filter((name) => input[name] !== before[name]);
    if (changed.length === 0) return before;
    await updateSmsSettings(tx, { ...input, updatedAt: now });
    const detail = changed.map((name) => `${name} ${String(input[name]) || 'empty'}`).join(', ');
    await recordAct(tx, { actorId, act: 'sms-settings', detail, now });
    return { ...before, ...input, updatedAt: now };
  });
}

/** Whether admins have a kind of text switched on. */
export function isSwitchedOn(settings: SmsSettings, messageType: MemberType): boolean {
  const switches: Record<MemberType, boolean> = {
    welcome: settings.welcomeEnabled,
    reminder: settings.reminderEnabled,
    achievement: settings.achievementEnabled,
    'weekly-reflection': settings.weeklyReflectionEnabled,
  };
  return switches[messageType];
}
