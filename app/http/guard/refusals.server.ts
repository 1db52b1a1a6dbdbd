import type { IncomingMessage, ServerResponse } from 'node:http';
import { withHelp } from '../help-line';

const HELP =
  'If you are in crisis, call or text <a href="tel:988">988</a>, or text HOME to <a href="sms:741741">741741</a>.';

interface Refusal {
  status: number;
  title: string;
  message: string;
  headers?: Record<string, string>;
}

/** Answers before the app sees the request: a plain page for people, JSON for programs, help on both. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, title, message, headers = {} } = refusal;
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '') && !request.url?.startsWith('/api/');
  const body = wantsPage
    ? `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Soundings</title><main><h1>${title}</h1><p>${message}</p><p>${HELP}</p><p><a href="/">To the start page</a></p></main></html>`
    : JSON.stringify({ message: withHelp(message) });
  response.writeHead(status, {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
