import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltFile, readBuiltFiles } from './built-files.server';
import { earlierAssets } from './earlier-assets.server';

const YEAR_SECONDS = 31_536_000;
const ASSET = /^\/assets\/([\w.-]+)(?:\?|$)/;

/** Files whose names change with their content, read once before the server listens. */
const FILES = readBuiltFiles('build/client/assets');

/** Whether the request was for a built file, and has been answered with it. */
export function answerAsset(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request;
  const name = ASSET.exec(url)?.[1];
  const file =
    name !== undefined && /^(?:GET|HEAD)$/.test(method)
      ? (FILES.get(name) ?? earlierAssets.file(name))
      : undefined;
  if (!file) return false;
  response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  response.setHeader('ETag', file.etag);
  if (file.brotli) response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return true;
  }
  const { encoding, bytes } = encoded(file, String(headers['accept-encoding'] ?? ''));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(200).end(method === 'HEAD' ? undefined : bytes);
  return true;
}

function encoded(file: BuiltFile, accepted: string) {
  if (file.brotli && /\bbr\b/.test(accepted)) return { encoding: 'br', bytes: file.brotli };
  const gzip = /\bgzip\b/.test(accepted) ? file.gzip() : null;
  return gzip ? { encoding: 'gzip', bytes: gzip } : { encoding: null, bytes: file.whole };
}
