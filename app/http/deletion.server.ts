import { db } from '../db.server';
import type { Deletion } from '../domain/owners/deletion';
import { deleteOwn } from '../domain/owners/deletion.server';
import { mail } from '../gateways/index.server';
import { inBackground } from './background.server';
import { clear, guestCookie, parkedCookie } from './cookies.server';
import { eraseSoon } from './erasure.server';
import { limitOwner } from './rate-limits.server';
import { logoutHeaders } from './session.server';
import type { GuestVisitor, MemberVisitor } from './visitor.server';

interface DeleteFor {
  what: Deletion;
  visitor: MemberVisitor | GuestVisitor;
  password: string | undefined;
}

/**
 * Deletes for whoever asks, and gives the headers that take it out of their browser, too. Screen and API both come
 * through here.
 * @throws Problem as `deleteOwn`, and 'too-many' after many wrong passwords
 */
export async function deleteFor({ what, visitor, password }: DeleteFor): Promise<Headers> {
  const ownerId = visitor.owner.id;
  await limitOwner('deletion', ownerId);
  const member = visitor.kind === 'member' ? { user: visitor.user, password: password ?? '' } : undefined;
  await deleteOwn(db, { what, ownerId, member });
  eraseSoon();
  if (member) inBackground('forgetting mails', mail.forget(member.user.email));
  const headers = what === 'everything' ? await logoutHeaders() : new Headers();
  if (what === 'everything') headers.append('Set-Cookie', await clear(guestCookie));
  headers.append('Set-Cookie', await clear(parkedCookie));
  return headers;
}
