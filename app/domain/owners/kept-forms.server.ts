import { randomBytes } from 'node:crypto';
import type { Database } from 'db/client';
import * as sealedRows from 'db/repositories/deleted-check-ins';
import { daysAfter } from '../calendar/durations';
import { seal, unseal } from '../crypto/sealing.server';
import { hashToken } from '../crypto/tokens.server';

const KEPT_DAYS = 1;
const KEY_BYTES = 32;
const FIELD_MAX = 5000;

/** What was typed into a form that arrived when its writer's session had ended. */
export interface KeptForm {
  /** The page of the form. */
  path: string;
  fields: Record<string, string>;
}

/** Not the owner alone: what an undo brings back is sealed for the owner, too, and is no form. */
const purpose = (ownerId: string) => `form of ${ownerId}`;

/** Keeps a form for a day, sealed with a key that is given to the device alone. */
export async function keepForm(
  db: Database,
  { ownerId, form, now }: { ownerId: string; form: KeptForm; now: Date },
): Promise<string> {
  const key = randomBytes(KEY_BYTES);
  const fields = Object.entries(form.fields).map(([name, text]) => [name, text.slice(0, FIELD_MAX)]);
  const kept: KeptForm = { path: form.path, fields: Object.fromEntries(fields) as KeptForm['fields'] };
  await sealedRows.insertDeletedMoodEntry(db, {
    keyHash: hashToken(key.toString('base64url')),
    ownerId,
    sealed: seal(JSON.stringify(kept), { key, owner: purpose(ownerId) }),
    expiresAt: daysAfter(now, KEPT_DAYS),
  });
  return key.toString('base64url');
}

interface Which {
  ownerId: string;
  key: string;
  path: string;
  now: Date;
}

/** What was typed into the form of this page, if it was this owner who typed it. */
export async function findKeptForm(
  db: Database,
  { ownerId, key, path, now }: Which,
): Promise<KeptForm['fields'] | undefined> {
  const row = await sealedRows.findDeletedMoodEntry(db, { ownerId, keyHash: hashToken(key) });
  if (!row || row.expiresAt <= now) return undefined;
  const text = unseal(row.sealed, { key: Buffer.from(key, 'base64url'), owner: purpose(ownerId) });
  const form = text === undefined ? undefined : (JSON.parse(text) as KeptForm);
  return form?.path === path ? form.fields : undefined;
}

export async function forgetKeptForm(db: Database, which: { ownerId: string; key: string }): Promise<void> {
  await sealedRows.forgetDeletedMoodEntry(db, { ownerId: which.ownerId, keyHash: hashToken(which.key) });
}
