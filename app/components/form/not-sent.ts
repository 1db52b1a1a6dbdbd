import { isRouteErrorResponse } from '@remix-run/react';
import type { FormAnswer } from '~/components/form/form-answer';
import { unanswered } from './revalidation';

export const NOT_SENT = {
  title: 'Connection Issue',
  message:
    'The server could not be reached, so nothing was saved. What you wrote is still here. Please try again in a moment.',
};

/**
 * Sends a form from its page; when no answer comes, or none that says what is wrong, the page stays with every word and
 * shows what `stay` gives. Give it a copy of the form: the request can be read once.
 */
export async function orStay<Answer, Stay extends object>(
  send: () => Promise<Answer>,
  stay: () => Stay | Promise<Stay>,
): Promise<Answer | Stay> {
  try {
    return await send();
  } catch (error) {
    const isOurs = error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
    if (isOurs) return unanswered(await stay());
    throw error;
  }
}

/** The same for a form with fields of conform, told from others on its page by its intent. */
export async function notSentForm(sent: Promise<FormData>): Promise<FormAnswer> {
  const { title, message } = NOT_SENT;
  const form = await sent;
  const shown = [...form].flatMap(([name, value]) =>
    /password|token|pin$/i.test(name) ? [] : [[name, String(value)] as const],
  );
  return {
    intent: String(form.get('intent')),
    result: { status: 'error', initialValue: Object.fromEntries(shown), error: { '': [message] } },
    failure: { title, message },
  };
}
