// The service worker: without a connection it answers a page with one page of its own, with help on it. It keeps no page
// and no file; the one thing it can show of somebody is the number that its owner has put on this device (docs/decisions/072).
(() => {
  const worker = /** @type {OfflineWorker} */ (/** @type {unknown} */ (self));
  // As components/offline/kept-number.ts names them.
  const [SHELF, NUMBER] = ['soundings-number', '/offline/number'];
  /** After a request for one of these nothing may stay here, whether the server could take it or not. */
  const LEAVING = /^\/(?:logout|api\/auth\/logout|device-data|settings\/delete|api\/account)(?:\.data)?$/;

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => {
    const { navigationPreload } = worker.registration;
    event.waitUntil(Promise.all([worker.clients.claim(), navigationPreload?.enable()]));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (!/^(?:GET|HEAD)$/.test(request.method) && LEAVING.test(pathname)) {
      event.waitUntil(caches.delete(SHELF));
    }
    if (request.mode === 'navigate') event.respondWith(page(event));
  });

  /** @param {WorkerFetch} event */
  async function page({ request, preloadResponse }) {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const { pathname, search } = new URL(request.url);
      const html = offlinePage(await keptNumber(), pathname + search, request.method === 'GET');
      return new Response(html, { status: 503, headers: HEADERS });
    }
  }

  const HEADERS = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };

  /** @returns {Promise<{ name: string, number: string } | undefined>} */
  const keptNumber = async () => (await (await caches.open(SHELF)).match(NUMBER))?.json();

  /** @param {string} text */
  const safe = (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

  /** @param {string} href @param {string} words @param {string} [kind] */
  const button = (href, words, kind = '') =>
    `<a class="button ${kind}" href="${safe(href)}">${safe(words)}</a>`;

  /**
   * @param {{ name: string, number: string } | undefined} own
   * @param {string} here
   * @param {boolean} isGet
   */
  const offlinePage = (own, here, isGet) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection | Soundings</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>There is no connection</h1>
${isGet ? '' : '<p>What you were sending has not arrived. Go back to the page: what you typed is mostly still there.</p>'}
<h2>If it cannot wait</h2>
<p>A call or a text to 988 needs no internet. Any hour, free.</p>
<p class="ways">${button('tel:988', 'Call 988', 'coral')}${button('sms:988', 'Text 988')}${
    own
      ? button(`tel:${own.number}`, `Call ${own.name}`) + button(`sms:${own.number}`, `Text ${own.name}`)
      : ''
  }</p>
<p lang="es">En español: <a href="tel:988">llama al 988</a> y oprime el 2, o <a href="sms:988?&amp;body=AYUDA">envía AYUDA al 988</a>. A toda hora, gratis.</p>
<h2>If it can</h2>
<p class="ways">${button(here, 'Try again')}</p>
<p lang="es">No hay conexión. <a href="${safe(here)}">Intentar de nuevo</a></p>
</main>
</body>
</html>`;

  const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:1.5rem;background:#f3f3ec;color:#16303a;font:1.125rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto}
h1{margin:0 0 1rem;font-size:1.875rem;line-height:1.1}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
p{margin:0 0 1rem}
a{color:inherit}
a:focus{outline:3px solid #1b6f8a;outline-offset:2px}
.button{display:inline-block;min-height:2.75rem;box-sizing:border-box;margin:0 .75rem .75rem 0;padding:.6rem 1.25rem;border:1.5px solid currentColor;border-radius:.375rem;font-weight:600;text-decoration:none}
.coral{border-color:#a8321f;background:#a8321f;color:#fff}
@media(prefers-color-scheme:dark){body{background:#0b252e;color:#e8ece4}a:focus{outline-color:#8fd0e6}}`;
})();
