import { redirect } from '@remix-run/node';

const NOWHERE = 'http://nowhere.invalid';
const NOT_A_SCREEN = /^\/(api|fhir|r|lock|logout|theme|disclaimer|healthz)(\/|$)/;

/** A path on this site to go on to, or the fallback for anything else. */
export function safePath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return fallback;
  let url: URL;
  try {
    url = new URL(value, NOWHERE);
  } catch {
    return fallback;
  }
  // "//host" and "/\host" resolve to another origin, and so does what they become after the URL is normalised.
  const path = url.pathname + url.search;
  if (url.origin !== NOWHERE || path.startsWith('//') || NOT_A_SCREEN.test(url.pathname)) return fallback;
  return path;
}

/** POST, 303, GET: the browser asks for the next page by itself. */
export function seeOther(path: string, headers?: Headers): Response {
  return redirect(path, { status: 303, headers });
}

/** `path` with the page to go on to afterwards, unless that is the home page. */
export function withRedirectTo(path: string, redirectTo: string): string {
  if (redirectTo === '/') return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** The path and query a person asked for; Remix's own data parameters left out. */
export function requestedPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_data');
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return url.pathname + url.search;
}
