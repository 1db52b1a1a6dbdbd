import { db } from '../../db.server';
import { readDuty } from '../../domain/accounts/admin-duty.server';
import type { Owner } from '../../domain/owners/guests.server';
import { Problem } from '../../domain/problem';
import { Locked, SessionEnded } from '../problems.server';
import { findVisitor, type GuestVisitor, type MemberVisitor, type RouteArgs } from './visitor.server';

/** Who is asking. @throws Problem 'unauthenticated' when their session has ended, 'locked' when its app lock has fallen */
async function requireApiVisitor(args: RouteArgs) {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended') throw new SessionEnded();
  if (visitor.kind === 'locked') throw new Locked();
  return visitor;
}

/** @throws Problem 'unauthenticated' without a live session, 'locked' */
export async function requireApiMember(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireApiVisitor(args);
  if (visitor.kind !== 'member') throw new Problem('unauthenticated', 'Please log in.');
  return visitor;
}

const FACTOR_FIRST =
  'Admins need a second factor by now. Please set up codes from an app at /settings/security; then this works again.';

/**
 * @throws Problem 'unauthenticated' without a live session, 'forbidden' for a member who is no admin, and for an admin
 * whose grace without a second factor is over
 */
export async function requireApiAdmin(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireApiMember(args);
  if (!visitor.user.isAdmin) throw new Problem('forbidden', 'This is for admins.');
  const duty = await readDuty(db, { user: visitor.user, now: new Date() });
  if (duty.kind === 'overdue') throw new Problem('forbidden', FACTOR_FIRST);
  return visitor;
}

/** The caller, member or guest. @throws Problem 'unauthenticated' for anyone else, 'locked' */
export async function requireApiOwner(args: RouteArgs): Promise<MemberVisitor | GuestVisitor> {
  const visitor = await requireApiVisitor(args);
  if (visitor.kind !== 'stranger') return visitor;
  throw new Problem('unauthenticated', 'Please log in.');
}

/** `anonymous` means the caller, or nobody. @throws Problem 'unauthenticated' when their session has ended, 'locked' */
export async function findApiOwner(args: RouteArgs): Promise<Owner | undefined> {
  const visitor = await requireApiVisitor(args);
  return visitor.kind === 'stranger' ? undefined : visitor.owner;
}
