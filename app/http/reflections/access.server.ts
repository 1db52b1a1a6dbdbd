import { db } from '../../db.server';
import { listReflections } from '../../domain/reflections/reflections.server';
import { requireMember, requireOwner } from '../visitor/access.server';
import type { GuestVisitor, MemberVisitor, RouteArgs } from '../visitor/visitor.server';

/** Whether a guest has reflections: only a program writes their first, through the API. */
export const hasReflections = async (ownerId: string) =>
  (await listReflections(db, { ownerId, limit: 1 })).length > 0;

/**
 * For members, and for guests who have reflections: what was taken from them they can see.
 * @throws a redirect for everybody else
 */
export async function requireReflecting(args: RouteArgs): Promise<MemberVisitor | GuestVisitor> {
  const visitor = await requireOwner(args);
  const isOpen = visitor.kind === 'member' || (await hasReflections(visitor.owner.id));
  return isOpen ? visitor : requireMember(args);
}
