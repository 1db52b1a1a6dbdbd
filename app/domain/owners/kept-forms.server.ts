import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as rows from 'db/repositories/kept-forms';
import { daysAfter } from '../calendar/durations';
import { seal, unseal } from '../crypto/sealing.server';
import { hashToken } from '../crypto/tokens.server';

const KEPT_DAYS = 1;
const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;
const FIELD_MAX = 5000;

/** What was typed into a form that arrived when its writer's session had ended. */
export interface KeptForm {
  /** The page of the form. */
  path: string;
  fields: Record<string, string>;
}

/** Names more than the owner: what else is sealed for them is no form. */
const purpose = (ownerId: string) => `form of ${ownerId}`;

/**
 * Keeps a form for a day, sealed with a key that the device alone holds.
 * @param key the device's, if it has one: forms of two tabs do not take each other's place
 * @returns the key, 32 random bytes as base64url
 */
export async function keepForm(
  db: Database,
  { ownerId, form, key, now }: { ownerId: string; form: KeptForm; key: string | null; now: Date },
): Promise<string> {
  const deviceKey = key && KEY.test(key) ? key : randomBytes(KEY_BYTES).toString('base64url');
  const fields = Object.entries(form.fields).map(([name, text]) => [name, text.slice(0, FIELD_MAX)]);
  const kept: KeptForm = { path: form.path, fields: Object.fromEntries(fields) as KeptForm['fields'] };
  await rows.insertKeptForm(db, {
    id: randomUUID(),
    ownerId,
    keyHash: hashToken(deviceKey),
    sealedFor: ownerId,
    sealed: seal(JSON.stringify(kept), {
      key: Buffer.from(deviceKey, 'base64url'),
      owner: purpose(ownerId),
    }),
    expiresAt: daysAfter(now, KEPT_DAYS),
  });
  return deviceKey;
}

interface Which {
  ownerId: string;
  key: string;
  path: string;
}

/** The newest that was typed into the form of this page, if it was this owner who typed it. */
export async function findKeptForm(
  db: Database,
  { now, ...which }: Which & { now: Date },
): Promise<KeptForm['fields'] | undefined> {
  const forms = await formsOf(db, which);
  return forms.find(({ expiresAt }) => expiresAt > now)?.fields;
}

/**
 * Forgets what was typed into the form of this page.
 * @returns whether the key still opens another form, of whomever
 */
export async function forgetKeptForm(db: Database, which: Which): Promise<{ isKeyUsed: boolean }> {
  const ids = (await formsOf(db, which)).map(({ id }) => id);
  if (ids.length > 0) await rows.deleteKeptForms(db, { ownerId: which.ownerId, ids });
  return { isKeyUsed: await rows.opensKeptForm(db, hashToken(which.key)) };
}

async function formsOf(db: Database, { ownerId, key, path }: Which) {
  const kept = await rows.listKeptForms(db, { ownerId, keyHash: hashToken(key) });
  return kept.flatMap(({ id, sealed, sealedFor, expiresAt }) => {
    const text = unseal(sealed, { key: Buffer.from(key, 'base64url'), owner: purpose(sealedFor) });
    const form = text === undefined ? undefined : (JSON.parse(text) as KeptForm);
    return form?.path === path ? [{ id, expiresAt, fields: form.fields }] : [];
  });
}
