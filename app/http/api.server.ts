import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Owner } from '../domain/owners/guests.server';
import { Problem } from '../domain/problem';
import { clear, onboardedCookie, sessionCookie } from './cookies.server';
import { nameOf } from './log.server';
import { describeError, SessionEnded } from './problems.server';
import { findVisitor, type GuestVisitor, type MemberVisitor, type RouteArgs } from './visitor.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Manner {
  /** For what a page sends by itself: the next step somebody takes is then the one that says their session has ended. */
  keepsCookies?: boolean;
}

/** The loader and action of a resource route, by method. Every error leaves as `{ message, errors? }`. */
export function api(handlers: Partial<Record<Method, Handler>>, { keepsCookies = false }: Manner = {}) {
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const handle = async (args: Args): Promise<Response> => {
    const { request } = args;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = handlers[method as Method];
    if (!handler) {
      const body = { message: `${request.method} is not possible here.` };
      return Response.json(body, { status: 405, headers: { Allow: allowed.join(', ') } });
    }
    try {
      return await handler(args);
    } catch (error) {
      const response = await errorResponse(error, request);
      if (keepsCookies) response.headers.delete('Set-Cookie');
      return response;
    }
  };
  return { loader: handle, action: handle };
}

/** What somebody may meet while they need help: the message says where it is. */
const HELPS_ON = new Set([429, 500, 503]);
const HELP = 'In crisis: call or text 988, or text HOME to 741741.';

export async function errorResponse(error: unknown, request: Request): Promise<Response> {
  if (error instanceof Response) return error;
  const { status, body, headers } = describeError(error, nameOf(request));
  if (HELPS_ON.has(status)) body.message += ` ${HELP}`;
  if (error instanceof SessionEnded) {
    headers.append('Set-Cookie', await clear(sessionCookie));
    headers.append('Set-Cookie', await clear(onboardedCookie));
  }
  return Response.json(body, { status, headers });
}

/** @throws Problem 'unauthenticated' without a live session */
export async function requireApiMember(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended') throw new SessionEnded();
  if (visitor.kind !== 'member') throw new Problem('unauthenticated', 'Please log in.');
  return visitor;
}

/** @throws Problem 'unauthenticated' without a live session, 'forbidden' for a member who is no admin */
export async function requireApiAdmin(args: RouteArgs): Promise<MemberVisitor> {
  const visitor = await requireApiMember(args);
  if (!visitor.user.isAdmin) throw new Problem('forbidden', 'This is for admins.');
  return visitor;
}

/** The caller, member or guest. @throws Problem 'unauthenticated' for anyone else */
export async function requireApiOwner(args: RouteArgs): Promise<MemberVisitor | GuestVisitor> {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'member' || visitor.kind === 'guest') return visitor;
  if (visitor.kind === 'ended') throw new SessionEnded();
  throw new Problem('unauthenticated', 'Please log in.');
}

/** `anonymous` means the caller, or nobody. @throws Problem 'unauthenticated' when their session has ended */
export async function findApiOwner(args: RouteArgs): Promise<Owner | undefined> {
  const visitor = await findVisitor(args);
  if (visitor.kind === 'ended') throw new SessionEnded();
  return visitor.kind === 'stranger' ? undefined : visitor.owner;
}

/** The JSON body. @throws Problem 'unsupported' for another type, Problem 'malformed' for what is not JSON */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Problem('unsupported', 'Send JSON, with Content-Type: application/json.');
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed', 'This is not valid JSON.');
  }
}
