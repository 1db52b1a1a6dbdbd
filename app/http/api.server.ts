import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Problem } from '../domain/problem';
import { clear, onboardedCookie, sessionCookie } from './cookies.server';
import { withHelp } from './help-line';
import { nameOf } from './log.server';
import { describeError, SessionEnded } from './problems.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Manner {
  /** For requests that a page sends by itself: then the person's own next step is the one that says their session has ended. */
  keepsCookies?: boolean;
}

/** The loader and action of a resource route, by method. Every error leaves as `{ message, errors? }`. */
export function api(handlers: Partial<Record<Method, Handler>>, { keepsCookies = false }: Manner = {}) {
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const handle = async (args: Args): Promise<Response> => {
    const { request } = args;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = handlers[method as Method];
    if (!handler) {
      const body = { message: `${request.method} is not possible here.` };
      return Response.json(body, { status: 405, headers: { Allow: allowed.join(', ') } });
    }
    try {
      return await handler(args);
    } catch (error) {
      const response = await errorResponse(error, request);
      if (keepsCookies) response.headers.delete('Set-Cookie');
      return response;
    }
  };
  return { loader: handle, action: handle };
}

/** Statuses that a person in need of help may meet: their message says where help is. */
const HELPS_ON = new Set([423, 429, 500, 503]);

export async function errorResponse(error: unknown, request: Request): Promise<Response> {
  if (error instanceof Response) return error;
  const { status, body, headers } = describeError(error, nameOf(request));
  if (HELPS_ON.has(status)) body.message = withHelp(body.message);
  if (error instanceof SessionEnded) {
    headers.append('Set-Cookie', await clear(sessionCookie));
    headers.append('Set-Cookie', await clear(onboardedCookie));
  }
  return Response.json(body, { status, headers });
}

/** The JSON body. @throws Problem 'unsupported' for another type, Problem 'malformed' for what is not JSON */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Problem('unsupported', 'Send JSON, with Content-Type: application/json.');
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed', 'This is not valid JSON.');
  }
}
