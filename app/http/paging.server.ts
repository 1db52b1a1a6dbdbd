import { env } from '../env.server';

/** The Link header to the next page of a list, if there is one (RFC 8288). */
export function nextPageHeaders(request: Request, cursor: string | undefined): Headers {
  const headers = new Headers();
  if (cursor === undefined) return headers;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('cursor', cursor);
  headers.set('Link', `<${env.APP_URL}${pathname}?${searchParams}>; rel="next"`);
  return headers;
}
