import type { AppLoadContext } from '@remix-run/node';
import { db } from '../../db.server';
import type { Member } from '../../domain/accounts/accounts.server';
import { msUntilLocked } from '../../domain/accounts/app-lock';
import { findLiveSession, type LiveSession, noteUsed } from '../../domain/accounts/sessions.server';
import { canonicalZone } from '../../domain/calendar/zones';
import { findGuest, noteSeen, type Owner } from '../../domain/owners/guests.server';
import { endedSessions } from '../../ended-sessions.server';
import { inBackground } from '../../running/background.server';
import { guestCookie, isSent, readText, sessionCookie } from '../cookies.server';
import { rememberOwner } from './look-ahead.server';
import { bearerOf, findSentToken } from './sent-token.server';
import { browserZone } from './zone.server';

export interface MemberVisitor {
  kind: 'member';
  owner: Owner;
  /** As it is stored: the owner's own falls back to the browser's. */
  chosenZone: string | null;
  user: Member;
  token: string;
  sessionId: string;
  /** After how many minutes the app lock falls; null: there is none. */
  awayMinutes: number | null;
}
export type GuestVisitor = { kind: 'guest'; owner: Owner; chosenZone: string | null };

/**
 * A member whose app lock has fallen in this session. The member lies one step further in, so that nothing takes
 * this visitor for the member by accident.
 */
export interface LockedVisitor {
  kind: 'locked';
  behind: MemberVisitor;
}

/** Who is asking. `ended`: they sent a session that has ended, or never was. */
export type Visitor = MemberVisitor | GuestVisitor | LockedVisitor | { kind: 'stranger' } | { kind: 'ended' };

export interface RouteArgs {
  request: Request;
  context: AppLoadContext;
}

// Remix makes one context per request and hands it to every loader of the page: they share one look-up.
const known = new WeakMap<AppLoadContext, Promise<Visitor>>();

export function findVisitor({ request, context }: RouteArgs): Promise<Visitor> {
  let visitor = known.get(context);
  if (!visitor) known.set(context, (visitor = lookUp(request)));
  return visitor;
}

async function lookUp(request: Request): Promise<Visitor> {
  const now = new Date();
  const sent = await findSession(request, now);
  if (sent) {
    if (sent === 'ended') return { kind: 'ended' };
    const { live, member } = sent;
    if (isLocked(live, now)) return { kind: 'locked', behind: member };
    inBackground('noting that a session was used', noteUsed(db, { ...live, now }));
    return member;
  }
  const guest = await findStoredGuest(request, now);
  if (!guest) return { kind: 'stranger' };
  return { kind: 'guest', owner: withZone(guest, request), chosenZone: guest.timeZone };
}

const isLocked = ({ session, appLock }: LiveSession, now: Date) =>
  msUntilLocked(session, appLock?.awayMinutes ?? null, now) === 0;

/** The session that a request came with, and its member; undefined when it came with none. Looking does not count as use. */
export async function findSession(
  request: Request,
  now: Date,
): Promise<{ live: LiveSession; member: MemberVisitor } | 'ended' | undefined> {
  if (!bearerOf(request) && !isSent(request, sessionCookie)) return undefined;
  const token = await findSentToken(request);
  const live = token && !endedSessions.has(token) ? await findLiveSession(db, { token, now }) : undefined;
  if (!live || !token) return 'ended';
  const { user, session, appLock } = live;
  rememberOwner(token, user.id);
  const owner = withZone(live.owner, request);
  const awayMinutes = appLock?.awayMinutes ?? null;
  const chosenZone = live.owner.timeZone;
  const sessionId = session.id;
  return { live, member: { kind: 'member', user, owner, chosenZone, token, sessionId, awayMinutes } };
}

/** The guest whose data this device holds, also while a member is logged in on it. */
export async function findGuestOf(request: Request, now: Date): Promise<Owner | undefined> {
  const guest = await findStoredGuest(request, now);
  return guest && withZone(guest, request);
}

async function findStoredGuest(request: Request, now: Date): Promise<Owner | undefined> {
  const token = await readText(request, guestCookie);
  const guest = token ? await findGuest(db, { token, now }) : undefined;
  if (!guest || !token) return undefined;
  rememberOwner(token, guest.id);
  inBackground('noting that a guest was seen', noteSeen(db, { owner: guest, now }));
  return guest;
}

/** Until an owner has chosen a zone, the browser's counts. Earlier rows may name theirs in another spelling. */
function withZone(owner: Owner, request: Request): Owner {
  const chosen = owner.timeZone && canonicalZone(owner.timeZone);
  return { ...owner, timeZone: chosen || (browserZone(request) ?? null) };
}
