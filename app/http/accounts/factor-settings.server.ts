import { secrets } from '../../db.server';
import type { FactorKeys } from '../../domain/second-factors/code-app.server';
import type { Site } from '../../domain/second-factors/passkeys.server';
import { env } from '../../env.server';
import { deriveKey } from '../../secrets.server';

/** Seals the secrets of apps; the newest first. */
export const factorKeys: FactorKeys = secrets.sessionSecrets.map((secret) => deriveKey(secret, 'code-app'));

const { origin, hostname } = new URL(env.APP_URL);

/** The site that a passkey is for, from APP_URL alone: a Host header can say anything. */
export const site: Site = { rpID: hostname, origin };
