import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailableError } from './errors';

/** What is asked of a database server is given up after this, and answered 503. */
export const SERVER_WAIT_MS = 5_000;

const giveUpAt = new AsyncLocalStorage<number>();

/** All round trips of `work` together may take until then. */
export const until = <Result>(moment: number, work: () => Promise<Result>): Promise<Result> =>
  giveUpAt.run(moment, work);

const msLeft = () => Math.max(1, (giveUpAt.getStore() ?? Date.now() + SERVER_WAIT_MS) - Date.now());

/**
 * The fetch of the client. remix-serve replaces the global one after this module was loaded, so it is looked up at each
 * call.
 * @throws DatabaseUnavailableError when somebody in between answers with a page
 */
export async function fetchFromServer(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request, { signal: AbortSignal.timeout(msLeft()) });
  if (!response.ok || !/html/i.test(response.headers.get('content-type') ?? '')) return response;
  await response.body?.cancel();
  throw new DatabaseUnavailableError('A page was answered in the place of the database');
}
