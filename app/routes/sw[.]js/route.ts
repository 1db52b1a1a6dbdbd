import worker from '~/browser/service-worker.js?raw';

/** The service worker. What it fetches is bound by this answer's policy: from here, and nothing else. */
export const loader = () =>
  new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    },
  });
