import { db } from '../../db.server';
import { createGuest, type Owner } from '../../domain/owners/guests.server';
import { Locked, SessionEnded } from '../problems.server';
import { limit } from '../rate-limits.server';
import { guestHeaders } from './session.server';
import { findVisitor, type RouteArgs } from './visitor.server';
import { browserZone } from './zone.server';

/**
 * The caller, or a guest made for them, whose cookie is in the headers.
 * @throws Problem 'unauthenticated' when a session has ended: what they send must not go to someone new; 'locked'
 */
export async function ownerOrNewGuest(
  args: RouteArgs,
  { timeZone, now }: { timeZone?: string; now: Date },
): Promise<{ owner: Owner; firstName: string | null; isNew: boolean; headers: Headers }> {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended') throw new SessionEnded();
  if (visitor.kind === 'locked') throw new Locked();
  if (visitor.kind !== 'stranger') {
    const firstName = visitor.kind === 'member' ? visitor.user.firstName : null;
    return { owner: visitor.owner, firstName, isNew: false, headers: new Headers() };
  }
  await limit('guest', args.request);
  const made = await createGuest(db, { timeZone: timeZone ?? browserZone(args.request), now });
  return { owner: made.owner, firstName: null, isNew: true, headers: await guestHeaders(made.token) };
}
