/** Paths whose last parts are somebody's: report ids and entry ids. */
const PRIVATE_PATHS =
  /^(\/api\/(?:mood-reports|mood-entries|admin\/users)\/|\/history\/|\/mood-reports\/)[^/?]+/;

/** The path for the log: no query (tokens, links, search texts), no ids. */
export function redactedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.replace(PRIVATE_PATHS, '$1*').slice(0, 200);
}
