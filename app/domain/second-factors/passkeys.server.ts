import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import { isUniqueViolation } from 'db/errors';
import * as keys from 'db/repositories/passkeys';
import { noteActivity } from '../audit/account-activity.server';
import { Problem } from '../problem';
import { openChallenge, tryChallenge } from './challenges.server';
import { type OwnSession, requireConfirmed } from './confirmed.server';
import type { Assertion, Attestation } from './schema';

/** The site that passkeys belong to, as browsers name it. */
export interface Site {
  /** The host, without a port. */
  rpID: string;
  origin: string;
}

export type Passkey = keys.PasskeyRow;

// What reads certificates of devices takes a second to load: people without a passkey are spared it.
const webauthn = () => import('@simplewebauthn/server');

const PASSKEYS_MAX = 20;
const transportsOf = ({ transports }: Passkey) => transports.split(',').filter(Boolean);

const NOT_RIGHT = 'This passkey did not work here. Please try again, or log in with your password.';
const notRight = (cause?: unknown) => new Problem('unauthenticated', NOT_RIGHT, { cause });

/** What a browser needs to ask its devices for any passkey of this site; nobody has said who they are. */
export async function askForPasskey(
  db: Database,
  {
    purpose,
    userId,
    site,
    now,
  }: { purpose: 'passkey-login' | 'passkey-confirm'; userId: string | null; site: Site; now: Date },
) {
  const { generateAuthenticationOptions } = await webauthn();
  const own = userId ? await keys.listPasskeys(db, userId) : [];
  const options = await generateAuthenticationOptions({
    rpID: site.rpID,
    userVerification: 'required',
    allowCredentials: own.map((passkey) => ({
      id: passkey.credentialId,
      transports: transportsOf(passkey),
    })),
  });
  const token = await openChallenge(db, { purpose, userId, expected: options.challenge, now });
  return { options, token };
}

interface Answer {
  token: string;
  purpose: 'passkey-login' | 'passkey-confirm';
  answer: Assertion;
  site: Site;
  now: Date;
}

/**
 * Checks what a device has signed, and returns the passkey with what is to be noted of its use. The challenge is
 * used up, whatever comes of it.
 * @throws Problem 'unauthenticated' when it is not right
 */
export async function checkPasskey(
  db: Database,
  { token, purpose, answer, site, now }: Answer,
): Promise<{ passkey: Passkey; counter: number }> {
  const challenge = await tryChallenge(db, { token, purpose, now });
  const passkey = await keys.findPasskey(db, answer.id);
  if (!challenge || !passkey) throw notRight();
  if (challenge.userId !== null && challenge.userId !== passkey.userId) throw notRight();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge.expected,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch((error: unknown) => {
    throw notRight(error);
  });
  if (!verified) throw notRight();
  return { passkey, counter: authenticationInfo.newCounter };
}

/** Notes the use in the transaction of what it allows. @throws Problem 'unauthenticated' when it was removed meanwhile */
export async function usePasskey(
  tx: Executor,
  { passkey, counter, now }: { passkey: Passkey; counter: number; now: Date },
): Promise<void> {
  if (!(await keys.notePasskeyUsed(tx, { passkey, counter, at: now }))) throw notRight();
}

/** What a browser needs to make a new passkey. @throws Problem 'forbidden' as `requireConfirmed` */
export async function askForNewPasskey(
  db: Database,
  session: OwnSession,
  { email, firstName, site }: { email: string; firstName: string; site: Site },
) {
  await requireConfirmed(db, session);
  const { generateRegistrationOptions } = await webauthn();
  const own = await keys.listPasskeys(db, session.userId);
  const options = await generateRegistrationOptions({
    rpName: 'Soundings',
    rpID: site.rpID,
    userID: new Uint8Array(Buffer.from(session.userId)),
    userName: email,
    userDisplayName: firstName,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map((passkey) => ({
      id: passkey.credentialId,
      transports: transportsOf(passkey),
    })),
  });
  const { userId, now } = session;
  const token = await openChallenge(db, { purpose: 'passkey-add', userId, expected: options.challenge, now });
  return { options, token };
}

interface NewPasskey {
  /** The token of the challenge. */
  asked: string;
  name: string;
  answer: Attestation;
  site: Site;
}

/**
 * Keeps a passkey that a device has made.
 * @throws Problem 'invalid' when the answer is not right or too late, 'conflict' for one that is known or one too many,
 * 'forbidden' as `requireConfirmed`
 */
export async function addPasskey(
  db: Database,
  session: OwnSession,
  { asked, name, answer, site }: NewPasskey,
): Promise<void> {
  const { userId, now } = session;
  const refused = (cause?: unknown) =>
    new Problem('invalid', 'This passkey could not be added. Please try again.', { cause });
  const challenge = await tryChallenge(db, { token: asked, purpose: 'passkey-add', now });
  if (challenge?.userId !== userId) throw refused();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, response: { ...answer.response, transports: undefined } },
    expectedChallenge: challenge.expected,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = {
    id: randomUUID(),
    userId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (answer.response.transports ?? []).filter((name) => /^[\w-]+$/.test(name)).join(','),
    name,
    createdAt: now,
  };
  try {
    await db.transaction(async (tx) => {
      await requireConfirmed(tx, session);
      if ((await keys.listPasskeys(tx, userId)).length >= PASSKEYS_MAX) {
        throw new Problem(
          'conflict',
          `An account can have ${PASSKEYS_MAX} passkeys. Please remove one first.`,
        );
      }
      await keys.insertPasskey(tx, passkey);
      await noteActivity(tx, { ...session, kind: 'passkey-added' });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('conflict', 'This passkey is known already.') : error;
  }
}

/** Returns its name, or undefined when it was gone already. @throws Problem 'forbidden' as `requireConfirmed` */
export async function removePasskey(
  db: Database,
  session: OwnSession,
  id: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    const name = await keys.deletePasskey(tx, { userId: session.userId, id });
    if (name !== undefined) await noteActivity(tx, { ...session, kind: 'passkey-removed' });
    return name;
  });
}
