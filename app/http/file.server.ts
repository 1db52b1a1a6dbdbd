import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorResponse } from './api.server';

/** Wraps a loader that gives a file to save: whatever it throws becomes a plain sentence, since no screen stands around it. */
export function file(handler: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) return error;
      const refusal = await errorResponse(error, args.request);
      const { message } = (await refusal.json()) as { message: string };
      const headers = new Headers(refusal.headers);
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response(`${message}\n`, { status: refusal.status, headers });
    }
  };
}
