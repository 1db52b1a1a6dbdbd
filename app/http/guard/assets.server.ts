import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;

/** Files whose names change with their content, compressed when they were built. Read once, before the server listens. */
const serve = sirv('build/client', {
  brotli: true,
  etag: true,
  extensions: [],
  setHeaders: (response) =>
    void response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`),
});

/** Whether the request was for a built file, by a browser that takes brotli, and has been answered with it. */
export function answerAsset(request: IncomingMessage, response: ServerResponse): boolean {
  if (!/^(?:GET|HEAD)$/.test(request.method ?? '') || !request.url?.startsWith('/assets/')) return false;
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return false;
  let isAnswered = true;
  serve(request, response, () => {
    isAnswered = false;
  });
  return isAnswered;
}
