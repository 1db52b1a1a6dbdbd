import { redirect } from '@remix-run/node';
import { db } from '../../db.server';
import { readDuty } from '../../domain/accounts/admin-duty.server';
import { clear, onboardedCookie, sessionCookie, withCookies } from '../cookies.server';
import { requestedPath, withRedirectTo } from '../redirects.server';
import {
  findVisitor,
  type GuestVisitor,
  type LockedVisitor,
  type MemberVisitor,
  type RouteArgs,
  type Visitor,
} from './visitor.server';

/** For a session that has ended: its cookies are deleted, and the person logs in and continues where they were. */
export async function sessionEnded(request: Request): Promise<Response> {
  const headers = withCookies(await clear(sessionCookie), await clear(onboardedCookie));
  const path = request.method === 'GET' ? requestedPath(request) : new URL(request.url).pathname;
  return redirect(withRedirectTo('/auth?ended=1', path), {
    headers,
    status: request.method === 'GET' ? 302 : 303,
  });
}

/**
 * The app lock has fallen: the person unlocks and continues where they were. Pages that the browser keeps for Back go.
 * @param path where they continue; without it the page that was asked for
 */
export function toLock(request: Request, { path, headers = new Headers() }: ToLock = {}): Response {
  const isGet = request.method === 'GET';
  const here = isGet ? requestedPath(request) : new URL(request.url).pathname;
  headers.set('Clear-Site-Data', '"cache"');
  return redirect(withRedirectTo('/lock', path ?? here), { headers, status: isGet ? 302 : 303 });
}

interface ToLock {
  path?: string;
  headers?: Headers;
}

/**
 * Who is asking, for screens that are open to anyone.
 * @throws a redirect when their session has ended, or is locked
 */
export async function requireVisitor(args: RouteArgs): Promise<Present> {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended') throw await sessionEnded(args.request);
  if (visitor.kind === 'locked') throw toLock(args.request);
  return visitor;
}

type Present = Exclude<Visitor, { kind: 'ended' | 'locked' }>;

/** Who is asking, when their app lock has fallen; undefined for everybody else. */
export async function findLocked(args: RouteArgs): Promise<LockedVisitor | undefined> {
  const visitor = await findVisitor(args);
  return visitor.kind === 'locked' ? visitor : undefined;
}

/** For guests and members, onboarded or not. @throws a redirect for everybody else */
export async function requireOwnerOnTheWay(args: RouteArgs): Promise<MemberVisitor | GuestVisitor> {
  const visitor = await requireVisitor(args);
  if (visitor.kind === 'stranger') throw redirect(withRedirectTo('/', requestedPath(args.request)));
  return visitor;
}

/**
 * For guests and members; a member first finishes onboarding.
 * @throws a redirect for everybody else
 */
export async function requireOwner(args: RouteArgs): Promise<MemberVisitor | GuestVisitor> {
  const visitor = await requireOwnerOnTheWay(args);
  if (visitor.kind === 'member' && !visitor.user.onboardedAt) throw redirect('/onboarding');
  return visitor;
}

/** For members, onboarded or not. @throws a redirect: a guest is asked to register, a stranger to choose */
export async function requireMemberOnTheWay(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireVisitor(args);
  const path = requestedPath(args.request);
  if (visitor.kind === 'stranger') throw redirect(withRedirectTo('/', path));
  if (visitor.kind === 'guest') throw redirect(withRedirectTo('/auth?tab=register', path));
  return visitor;
}

/** For members who have finished onboarding. @throws a redirect for everybody else */
export async function requireMember(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireMemberOnTheWay(args);
  if (!visitor.user.onboardedAt) throw redirect('/onboarding');
  return visitor;
}

/**
 * For admins, who have a second factor once their grace is over.
 * @throws a redirect: home for everybody else, to where it is set up for one who owes it
 */
export async function requireAdmin(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireOwner(args);
  if (visitor.kind !== 'member' || !visitor.user.isAdmin) throw redirect('/');
  const duty = await readDuty(db, { user: visitor.user, now: new Date() });
  if (duty.kind === 'overdue') {
    throw redirect(withRedirectTo('/settings/security', requestedPath(args.request)));
  }
  return visitor;
}
