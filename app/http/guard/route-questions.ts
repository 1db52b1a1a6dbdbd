/** Twice as many as the deepest address of the app has. */
const SEGMENTS_MAX = 10;
/** More than a page full of links asks for: the browser's part of Remix asks in at most 7,680 characters. */
const MANIFEST_SEGMENTS_MAX = 1000;
const MANIFEST_PATH = '/__manifest';

/** As the router counts them: empty ones, too. */
const segmentsOf = (path: string): number => path.replace(/^\//, '').split('/').length;

/**
 * True for an address that would keep the router busy: it matches every beginning of a path against all routes, of the
 * address itself and of each path that a browser asks the manifest about (docs/decisions/042).
 */
export function asksTooMuchOfRouter(url: string): boolean {
  // Put together as remix-serve does: a base would take the leading slashes for a host.
  const { pathname, searchParams } = new URL(`http://host${url}`);
  if (segmentsOf(pathname) > SEGMENTS_MAX) return true;
  if (pathname !== MANIFEST_PATH) return false;
  const questions = searchParams.getAll('p').map(segmentsOf);
  const all = questions.reduce((sum, segments) => sum + segments, 0);
  return all > MANIFEST_SEGMENTS_MAX || questions.some((segments) => segments > SEGMENTS_MAX);
}
