import { createHmac } from 'node:crypto';
import { db, secrets } from '../../db.server';
import { noteFailedLogin } from '../../domain/accounts/accounts.server';
import { afterTheAnswer } from '../../running/background.server';
import { logLine } from '../../running/log.server';
import { deriveKey } from '../../secrets.server';
import { deviceName } from './device-name';

const markKey = deriveKey(secrets.sessionSecrets[0] ?? '', 'log');

/**
 * Notes a login that was refused, for the owner of the address after the answer, and in the log. The log tells one account
 * from another by a keyed hash: a reader sees that somebody guesses, and no address.
 */
export function noteRefusedLogin(request: Request, email: string): void {
  const failed = { email, device: deviceName(request), now: new Date() };
  afterTheAnswer('noting a failed login', () => noteFailedLogin(db, failed));
  const mark = createHmac('sha256', markKey).update(email).digest('base64url').slice(0, 12);
  logLine(`login refused, account ${mark}`);
}
