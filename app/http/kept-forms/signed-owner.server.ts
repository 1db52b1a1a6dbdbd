import { createHmac, timingSafeEqual } from 'node:crypto';
import { secrets } from '../../db.server';
import { deriveKey } from '../../secrets.server';

/** The key's purpose is named as it always was: what was signed before stays right. */
const keyOf = (secret: string) => deriveKey(secret, 'owner-seal');
const keys = secrets.sessionSecrets.map(keyOf);
const newestKey = keyOf(secrets.sessionSecrets[0] ?? '');

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signs whose form this is, so that nobody can forge it: the form still says so when it is sent after the session has ended. */
export function signOwner(ownerId: string): string {
  return `${ownerId}.${sign(newestKey, ownerId).toString('base64url')}`;
}

function readSigned(signed: unknown): string | undefined {
  if (typeof signed !== 'string') return undefined;
  const [ownerId = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = keys.some((key) => {
    const right = sign(key, ownerId);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? ownerId : undefined;
}

/** Whom a form was made for. A page from before names the field `seal`. */
export const writerOf = (form: { get: (name: string) => unknown }): string | undefined =>
  readSigned(form.get('owner') ?? form.get('seal'));

/** The key with which a browser seals what it keeps of an owner's draft: only their own pages hold it. */
export function draftKey(ownerId: string): string {
  return deriveKey(secrets.sessionSecrets[0] ?? '', `draft:${ownerId}`).toString('base64');
}
