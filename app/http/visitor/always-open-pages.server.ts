import { inTime } from '../../running/in-time';
import { logError } from '../../running/log.server';
import { isSent, sessionCookie } from '../cookies.server';
import { nameOf } from '../log.server';
import { findVisitor, type RouteArgs, type Visitor } from './visitor.server';

/** Pages with help on them open even while the database does not answer. */
const ALWAYS_OPEN = /^\/(?:safety|exercises)(?:\/|$)/;
/** How long somebody who needs help waits for a database that does not answer. */
const PATIENCE_MS = 2_000;

/** The login page is always open as well, unless a session cookie came: a member must not look like a stranger. */
function isAlwaysOpen(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return ALWAYS_OPEN.test(pathname) || (pathname === '/auth' && !isSent(request, sessionCookie));
}

/** Who is asking; null on an always open page when that cannot be read. */
export async function findVisitorIfReadable(args: RouteArgs): Promise<Visitor | null> {
  return isAlwaysOpen(args.request) ? orNull(findVisitor(args), args.request) : findVisitor(args);
}

/** What an always open page asks of the database; null, and a line in the log, when no answer comes in time. */
export async function orNull<Result>(asked: Promise<Result>, request: Request): Promise<Result | null> {
  try {
    return await inTime(asked, PATIENCE_MS);
  } catch (error) {
    logError(nameOf(request), error);
    return null;
  }
}
