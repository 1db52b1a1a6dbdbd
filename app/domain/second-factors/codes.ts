import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238, section 5.2: one step to either side for clocks that differ and codes that are slow on their way. */
const SKEW_SECONDS = 30;
/** RFC 4226, section 4: 160 bits are recommended. */
const SECRET_BYTES = 20;
const ISSUER = 'Soundings';

/** A new secret, as base32: 32 characters. */
export const newSecret = () => generateSecret({ length: SECRET_BYTES });

/** What the QR code says to the app. */
export const enrolmentUri = ({ secret, email }: { secret: string; email: string }) =>
  generateURI({ issuer: ISSUER, label: email, secret });

/** As apps show a secret and people type it: in groups of four. */
export const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The six digits of a code, however they were typed; undefined for anything else. */
export function readAppCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/**
 * The time step (of 30 seconds since 1970) that a code was made in, or undefined when it is not right now.
 * @param code six digits
 * @param secret as base32
 */
export function stepOfCode(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: SKEW_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
