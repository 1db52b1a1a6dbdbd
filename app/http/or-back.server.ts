import { Problem } from '../domain/problem';
import { nameOf } from './log.server';
import { describeError, isThrownData } from './problems.server';
import { redirectWithToast } from './toast.server';

/** Scripts ask for data; a page load is a form that was sent without them. */
export const isPageLoad = (request: Request) => request.headers.get('Accept')?.includes('text/html') ?? false;

/**
 * What a button asks for. Without scripts a failure leads back to its page with the sentence on it; with them the page has
 * not gone away and says it itself (`orSay`).
 * @param to its address, if it is not the form's own: a page that is there whatever the button was about
 * @throws every error of a request that was sent by a script; without `to`, what says that the page is gone
 */
export async function orBack<Result>(
  request: Request,
  { title, to }: { title: string; to?: string },
  act: () => Promise<Result>,
) {
  try {
    return await act();
  } catch (error) {
    const isOther = error instanceof Response || isThrownData(error) || request.signal.aborted;
    const isGone = to === undefined && error instanceof Problem && error.kind === 'not-found';
    if (isOther || isGone || !isPageLoad(request)) throw error;
    const { message, id } = describeError(error, nameOf(request)).body;
    const { pathname, search } = new URL(request.url);
    const description = id ? `${message} If you ask for help, its number is ${id}.` : message;
    return redirectWithToast(to ?? pathname + search, { title, description, tone: 'error' });
  }
}

/**
 * What a dialog asks for that closes with a message whatever comes of it, with scripts as well: what is refused is said on
 * the page behind it.
 * @throws what nobody has refused
 */
export async function orClose(
  { title, to }: { title: string; to: string },
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return redirectWithToast(to, { title, description: error.message, tone: 'error' });
  }
}
