import { Writable } from 'node:stream';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { keepInsidesBy } from './components/shell/kept-inside';
import { NonceContext } from './nonce';
import { logError } from './running/log.server';

const RENDER_LIMIT_MS = 5000;
const DOCTYPE = '<!DOCTYPE html>';
const END = '</body></html>';

interface PageToRender {
  context: EntryContext;
  url: string;
  /** Missing where the page has no script. */
  nonce: string | undefined;
}

keepInsidesBy(renderToString);

const pageOf = ({ context, url, nonce }: PageToRender) => (
  <NonceContext.Provider value={nonce}>
    <RemixServer context={context} url={url} nonce={nonce} />
  </NonceContext.Provider>
);

/**
 * Renders a page that waits for nothing in one go, which takes half the time of a stream (docs/decisions/074). What the loaders
 * gave follows it, as Remix would have it follow.
 * @throws Error when a part of the page wants to be waited for, such as one made with `lazy`
 */
export async function renderAtOnce(page: PageToRender): Promise<Buffer> {
  const { context, nonce } = page;
  const html = rendered(pageOf({ ...page, context: { ...context, serverHandoffStream: undefined } }));
  if (!html.endsWith(END)) throw new Error('a page that does not end as pages do');
  const { serverHandoffStream: given, renderMeta } = context;
  if (!given || !renderMeta?.didRenderScripts) return Buffer.from(DOCTYPE + html);
  const script = (text: string) => `<script nonce="${nonce}">${text}</script>`;
  const data = JSON.stringify(await textOf(given)).replace(/</g, '\\u003c');
  const stream = 'window.__remixContext.streamController';
  const scripts = script(`${stream}.enqueue(${data});`) + script(`${stream}.close();`);
  return Buffer.from(DOCTYPE + html.slice(0, -END.length) + scripts + END);
}

function rendered(page: ReactElement): string {
  try {
    return renderToString(page);
  } catch (error) {
    logError('rendering', error);
    throw error;
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** Renders a page of which a part may have to be fetched first, into one buffer. */
export function renderInParts(page: PageToRender): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(pageOf(page), {
      nonce: page.nonce,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(limit);
        reject(error instanceof Error ? error : new Error('the page could not be rendered'));
      },
      onError: (error) => void logError('rendering', error),
    });
    const limit = setTimeout(() => abort(new Error('rendering took too long')), RENDER_LIMIT_MS);
  });
}
