import { randomUUID } from 'node:crypto';
import type { Executor } from 'db/client';
import type { MailKind } from 'db/documents/mail';
import { deleteWaitingMails, insertMail } from 'db/repositories/mail-messages';
import { DAY_MS } from '../calendar/durations';
import { seal, unseal } from '../crypto/sealing.server';
import { maskAddress } from './mask';

/** The keys that waiting mails are sealed with, 32 bytes each: the first seals, all open. */
export type MailKeys = readonly Buffer[];

/** For how long a mail is tried that tells of something and holds no link that ends. */
export const NEWS_LIFE_MS = 3 * DAY_MS;

interface Letter {
  to: string;
  subject: string;
  text: string;
}

interface NewMail extends Letter {
  kind: MailKind;
  userId: string;
  /** After this it has no point any more. */
  expiresAt: Date;
}

/** Puts a mail on the list, due at once; belongs in the transaction of what it tells of. */
export async function queueMail(
  tx: Executor,
  { kind, userId, expiresAt, ...letter }: NewMail,
  { keys: [key], now }: { keys: MailKeys; now: Date },
): Promise<void> {
  if (!key) throw new Error('there is no key to seal a mail with');
  const id = randomUUID();
  const { to, subject, text } = letter;
  await insertMail(tx, {
    id,
    userId,
    kind,
    maskedTo: maskAddress(to),
    sealed: seal(JSON.stringify({ to, subject, text } satisfies Letter), { key, owner: id }),
    dueAt: now,
    expiresAt,
    createdAt: now,
  });
}

/** What a waiting mail says, or undefined when none of the keys opens it. */
export function openMail(
  { id, sealed }: { id: string; sealed: string | null },
  keys: MailKeys,
): Letter | undefined {
  for (const key of keys) {
    const opened = sealed === null ? undefined : unseal(sealed, { key, owner: id });
    if (opened !== undefined) return JSON.parse(opened) as Letter;
  }
  return undefined;
}

/** Takes back mails whose links do not work any more; belongs in the transaction that ends the links. */
export async function takeBackMails(tx: Executor, userId: string, kinds: readonly MailKind[]): Promise<void> {
  await deleteWaitingMails(tx, { userId, kinds });
}
