import { secrets } from '../../db.server';
import { seal, unseal } from '../../domain/crypto/sealing.server';
import { deriveKey } from '../../secrets.server';
import { clear, readText, recoveryCookie, withCookies } from '../cookies.server';

const purpose = (userId: string) => `recovery-codes:${userId}`;
const keyOf = (secret: string) => deriveKey(secret, 'recovery-codes');

/** Takes new recovery codes to the page that shows them: the server keeps only their hashes. */
export async function carryCodes(codes: readonly string[], userId: string): Promise<Headers> {
  const key = keyOf(secrets.sessionSecrets[0] ?? '');
  const sealed = seal(JSON.stringify(codes), { key, owner: purpose(userId) });
  return withCookies(await recoveryCookie.serialize(sealed));
}

/** The codes that this browser was given a few minutes ago for this member, until it says that they are kept. */
export async function readCarriedCodes(request: Request, userId: string): Promise<string[] | undefined> {
  const sealed = await readText(request, recoveryCookie);
  if (!sealed) return undefined;
  for (const secret of secrets.sessionSecrets) {
    const text = unseal(sealed, { key: keyOf(secret), owner: purpose(userId) });
    if (text !== undefined) return JSON.parse(text) as string[];
  }
  return undefined;
}

export const dropCarriedCodes = async () => withCookies(await clear(recoveryCookie));
