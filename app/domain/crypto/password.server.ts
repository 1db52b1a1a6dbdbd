import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two iterations, one lane. 2 is Argon2id in this package.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may arrive in two Unicode forms. */
const normalise = (password: string) => password.normalize('NFKC');

/** An Argon2id hash in PHC format; computed off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), ARGON2ID);
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, normalise(password));
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that an unknown email cannot be told from a wrong password by the clock. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('no member has this password');
  await isPassword(password, await decoy);
}
