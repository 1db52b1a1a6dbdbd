import { createHmac } from 'node:crypto';
import { secrets } from '../../db.server';
import { deriveKey } from '../../secrets.server';
import { logLine } from '../log.server';

const markKey = deriveKey(secrets.sessionSecrets[0] ?? '', 'log');

/**
 * Notes a login that was refused. The log tells one account from another by a keyed hash: who reads it sees guessing, and
 * no address.
 */
export function logRefusedLogin(email: string): void {
  const mark = createHmac('sha256', markKey).update(email).digest('base64url').slice(0, 12);
  logLine(`login refused, account ${mark}`);
}
