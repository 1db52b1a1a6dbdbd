import { createHmac, timingSafeEqual } from 'node:crypto';
import { secrets } from '../../db.server';
import { deriveKey } from '../../secrets.server';

const sign = (secret: string, text: string) =>
  createHmac('sha256', deriveKey(secret, 'owner-seal')).update(text).digest();

/** Whose form this is, in a form nobody can forge: it still says so when the session has ended before it is sent. */
export function sealOwner(ownerId: string): string {
  return `${ownerId}.${sign(secrets.sessionSecrets[0] ?? '', ownerId).toString('base64url')}`;
}

export function readSeal(seal: unknown): string | undefined {
  if (typeof seal !== 'string') return undefined;
  const [ownerId = '', signature = ''] = seal.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.sessionSecrets.some((secret) => {
    const right = sign(secret, ownerId);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? ownerId : undefined;
}

/** The key with which a browser seals what it keeps of an owner's draft: only their own pages hold it. */
export function draftKey(ownerId: string): string {
  return deriveKey(secrets.sessionSecrets[0] ?? '', `draft:${ownerId}`).toString('base64');
}
