/** Crockford's base32: none of these is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const HOW_MANY = 10;

/**
 * Ten new codes of 50 random bits, such as `7QK2M-X90VB`.
 * @param randomBytes gives the number of random bytes it is asked for
 */
export function newRecoveryCodes(randomBytes: (count: number) => Uint8Array): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** A code as it is hashed, however it was typed (small letters, spaces, O for 0); undefined for what is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = bare.length === LENGTH && [...bare].every((character) => ALPHABET.includes(character));
  return isCode ? bare : undefined;
}
