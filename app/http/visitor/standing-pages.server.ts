import { inTime } from '../../running/in-time';
import { logError } from '../../running/log.server';
import { isSent, sessionCookie } from '../cookies.server';
import { nameOf } from '../log.server';
import { findVisitor, type RouteArgs, type Visitor } from './visitor.server';

/** Pages with help on them: they stand whatever has become of the database. */
const STANDING = /^\/(?:safety|exercises)(?:\/|$)/;
/** Nobody who needs help waits longer for a database that says nothing. */
const PATIENCE_MS = 2_000;

/** Nobody has to be known to log in, but somebody who is logged in must not look like a stranger. */
function stands(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return STANDING.test(pathname) || (pathname === '/auth' && !isSent(request, sessionCookie));
}

/** Who is asking; null on a standing page where that cannot be read. */
export async function findVisitorIfReadable(args: RouteArgs): Promise<Visitor | null> {
  return stands(args.request) ? orNull(findVisitor(args), args.request) : findVisitor(args);
}

/** What was asked of the database for a standing page; null, and a line in the log, when it does not come in time. */
export async function orNull<Result>(asked: Promise<Result>, request: Request): Promise<Result | null> {
  try {
    return await inTime(asked, PATIENCE_MS);
  } catch (error) {
    logError(nameOf(request), error);
    return null;
  }
}
