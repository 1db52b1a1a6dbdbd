import { logError, nameOf } from '../log.server';
import { findVisitor, type RouteArgs, type Visitor } from './visitor.server';

/** Pages with help on them: they stand whatever has become of the database. */
const STANDING = /^\/(?:safety|exercises)(?:\/|$)/;
/** Nobody who needs help waits longer for a database that says nothing. */
const PATIENCE_MS = 2_000;

/** Who is asking; null on a standing page where that cannot be read. */
export async function findVisitorIfReadable(args: RouteArgs): Promise<Visitor | null> {
  if (!STANDING.test(new URL(args.request.url).pathname)) return findVisitor(args);
  return orNull(findVisitor(args), args.request);
}

/** What was asked of the database for a standing page; null, and a line in the log, when it does not come in time. */
export async function orNull<Result>(asked: Promise<Result>, request: Request): Promise<Result | null> {
  const patience = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('the database is late', 'TimeoutError')),
      PATIENCE_MS,
    );
    patience.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    logError(nameOf(request), error);
    return null;
  } finally {
    patience.abort();
  }
}
