import { db } from '../../db.server';
import type { Member } from '../../domain/accounts/accounts.server';
import type { Deletion } from '../../domain/accounts/deletion';
import { deleteOwn } from '../../domain/accounts/deletion.server';
import { deleteUser } from '../../domain/admin/delete-user.server';
import type { DeletionInput } from '../../domain/admin/schema';
import { mail } from '../../gateways/index.server';
import { inBackground } from '../../running/background.server';
import { clear, guestCookie, keptCookie, parkedCookie } from '../cookies.server';
import { limitOwner } from '../rate-limits.server';
import { logoutHeaders } from '../visitor/session.server';
import type { GuestVisitor, MemberVisitor } from '../visitor/visitor.server';
import { eraseSoon } from './erasure.server';

interface DeleteFor {
  what: Deletion;
  visitor: MemberVisitor | GuestVisitor;
  password: string | undefined;
}

/**
 * Deletes the caller's data, and returns the headers that remove it from their browser, too. Screen and API both come
 * through here.
 * @throws Problem as `deleteOwn`, and 'too-many' after many wrong passwords
 */
export async function deleteFor({ what, visitor, password }: DeleteFor): Promise<Headers> {
  const ownerId = visitor.owner.id;
  await limitOwner('deletion', ownerId);
  const member = visitor.kind === 'member' ? { user: visitor.user, password: password ?? '' } : undefined;
  await deleteOwn(db, { what, ownerId, member });
  eraseSoon();
  if (member)
    inBackground('forgetting mails', mail.forget({ accountId: ownerId, address: member.user.email }));
  const headers = what === 'everything' ? await logoutHeaders() : new Headers();
  if (what === 'everything') headers.append('Set-Cookie', await clear(guestCookie));
  for (const cookie of [parkedCookie, keptCookie]) headers.append('Set-Cookie', await clear(cookie));
  return headers;
}

interface DeleteUserFor {
  admin: Member;
  userId: string;
  input: DeletionInput;
}

/** An admin deletes somebody; screen and API both come through here. @throws Problem as `deleteUser`, and 'too-many' */
export async function deleteUserFor({ admin, userId, input }: DeleteUserFor): Promise<{ email: string }> {
  await limitOwner('adminDeletion', admin.id);
  const { email } = await deleteUser(db, { admin, userId, input, now: new Date() });
  eraseSoon();
  inBackground('forgetting mails', mail.forget({ accountId: userId, address: email }));
  return { email };
}
