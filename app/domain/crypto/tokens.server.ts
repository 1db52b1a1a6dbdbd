import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits (or 8 x `bytes`) as text for a cookie or a link. Only its hash is stored. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** SHA-256 in hex. Enough for random tokens, which cannot be guessed; passwords go through Argon2id. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
