/** Twice as many as the deepest address of the app has. */
const SEGMENTS_MAX = 10;
/** More than any page of the app asks: tables of many links have `discover="none"`. */
const QUESTIONS_MAX = 100;
/** A page of links shares the beginnings of their paths. */
const BEGINNINGS_MAX = 120;
const MANIFEST_PATH = '/__manifest';

/** As the router counts them: empty ones, too. */
const segmentsOf = (path: string): string[] => path.replace(/^\//, '').split('/');

/** How many different beginnings some paths have: the router matches each of them. */
function countBeginnings(paths: string[][]): number {
  const beginnings = paths.flatMap((segments) => segments.map((_, i) => segments.slice(0, i + 1).join('/')));
  return new Set(beginnings).size;
}

/**
 * True for an address that would keep the router busy: it matches every beginning of a path against all routes, of the
 * address itself and of each path that a browser asks the manifest about (docs/decisions/042).
 */
export function asksTooMuchOfRouter(url: string): boolean {
  // Put together as remix-serve does: a base would take the leading slashes for a host.
  const { pathname, searchParams } = new URL(`http://host${url}`);
  if (segmentsOf(pathname).length > SEGMENTS_MAX) return true;
  if (pathname !== MANIFEST_PATH) return false;
  const questions = searchParams.getAll('p').map(segmentsOf);
  return (
    questions.length > QUESTIONS_MAX ||
    questions.some((segments) => segments.length > SEGMENTS_MAX) ||
    countBeginnings(questions) > BEGINNINGS_MAX
  );
}

/** True for an address by which earlier versions of Remix gave the data of one route; nothing of ours asks so. */
export const asksByRoute = (url: string): boolean =>
  url.includes('?') && new URL(`http://host${url}`).searchParams.has('_data');
