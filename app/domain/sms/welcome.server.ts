import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import { insertSmsLog, readSmsSettings } from 'db/repositories/sms';
import type { UserRow } from 'db/repositories/users';
import type { SmsGateway } from '../../gateways/sms/sms-gateway';

/** Texts a new member a welcome, if admins have it switched on, and logs what came of it. */
export async function sendWelcome(
  db: Database,
  { user, sms, now }: { user: UserRow; sms: SmsGateway; now: Date },
): Promise<void> {
  const settings = await readSmsSettings(db, now);
  if (!settings.welcomeEnabled) return;
  const message = `Welcome to Soundings, ${user.firstName}. We are glad you are here.`;
  const outcome = await sms.send({ to: user.phoneNumber, from: settings.defaultFromNumber, message });
  await insertSmsLog(db, {
    id: randomUUID(),
    userId: user.id,
    phoneNumber: user.phoneNumber,
    messageType: 'welcome',
    message,
    status: outcome.status,
    errorMessage: outcome.error ?? null,
    twilioSid: outcome.providerId ?? null,
    createdAt: now,
  });
}
