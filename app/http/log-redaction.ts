/** Paths whose last parts are somebody's: report ids and entry ids. Addresses are matched in either case. */
const PRIVATE_PATHS =
  /^(\/+api\/+(?:mood-reports|mood-entries|admin\/+users)\/+|\/+history\/+|\/+mood-reports\/+)[^/?]+/i;
/** What looks like an id or a token, wherever it stands. */
const ID = /(?<=\/)[\w%-]{20,}(?=\/|\.data$|$)/g;

/** The path for the log: no query (tokens, links, search texts), no ids. */
export function redactedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.replace(PRIVATE_PATHS, '$1*').replace(ID, '*').slice(0, 200);
}
