import { secrets } from '../../db.server';
import { seal, unseal } from '../../domain/crypto/sealing.server';
import { Problem } from '../../domain/problem';
import { deriveKey } from '../../secrets.server';

const keyOf = (secret: string) => deriveKey(secret, 'history-search');

/** Seals what somebody looks for in their notes, to stand in an address: browsers and proxies remember addresses. */
export function sealSearch(text: string, ownerId: string): string {
  return seal(text, { key: keyOf(secrets.sessionSecrets[0] ?? ''), owner: ownerId });
}

/** @throws Problem 'not-found' for what this owner's searches were not sealed with */
export function readSealedSearch(sealed: string, ownerId: string): string {
  for (const secret of secrets.sessionSecrets) {
    const text = unseal(sealed, { key: keyOf(secret), owner: ownerId });
    if (text !== undefined) return text;
  }
  throw new Problem('not-found', 'This search cannot be opened any more. Please search again.');
}
