import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { showFailure } from './failure';
import { isUnanswered, NOT_SENT } from './unanswered';

const NOT_DONE = 'That could not be done just now. Please try again in a moment.';

/**
 * The client action of a page whose forms are buttons: what the server cannot do is said in a toast and a sentence, and the
 * page stays as it is. The status of an error keeps Remix from running the page's loaders again.
 */
export async function orSay<Action>(
  { serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>,
  title: string,
) {
  showFailure(null);
  try {
    return await serverAction<Action>();
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : 503;
    if (!isRouteErrorResponse(error) && !isUnanswered(error)) throw error;
    showFailure({ title, message: isRouteErrorResponse(error) ? sentenceOf(error.data) : NOT_SENT.message });
    // Remix reads a status only from a Response that a client action returns (singleFetchActionStrategy).
    return Response.json(null, { status }) as unknown as null;
  }
}

const sentenceOf = (body: unknown) => (body as { message?: string } | null)?.message ?? NOT_DONE;
