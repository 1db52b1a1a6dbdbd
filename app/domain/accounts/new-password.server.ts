import { isCommonPassword, isOneCharacter } from '../crypto/common-passwords.server';
import { invalidField } from '../problem';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

const refuse = (reason: string) =>
  invalidField('password', `${reason} Please choose another: three unrelated words make a good one.`);

/** A text as it sounds: without capitals, accents, spaces and signs. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Lets a new password pass that is not the first one to be tried (docs/decisions/043). Passwords from before stay as they
 * are.
 * @throws Problem 'invalid' with the reason
 */
export function requireHardToGuess(password: string, { firstName, lastName, email }: Person): void {
  const given = bare(password);
  const names = [firstName, lastName, firstName + lastName, lastName + firstName].map(bare);
  const addresses = [email, email.split('@')[0] ?? ''].map(bare);
  if (isOneCharacter(password)) throw refuse('This is one character over and over.');
  if (given !== '' && names.includes(given)) throw refuse('This is your own name.');
  if (given !== '' && addresses.includes(given)) throw refuse('This is your own email address.');
  if (isCommonPassword(password)) throw refuse('This is one of the most common passwords.');
}
