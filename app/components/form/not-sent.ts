import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { isUnanswered, NOT_SENT } from '../failure/unanswered';
import { type FormAnswer, refusalOf } from './form-answer';
import { unanswered } from './revalidation';

/** Everything that was typed, and that it did not arrive. */
export const notSentForm = (form: FormData): FormAnswer => refusalOf(form, NOT_SENT);

/**
 * A page's client action: when no answer comes, or none that says what is wrong, the page stays with every word and shows
 * what `stay` makes of the form.
 */
export async function orStay<Action, Stay extends object = FormAnswer>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>,
  stay?: (form: FormData) => Stay,
) {
  const copy = request.clone();
  try {
    return await serverAction<Action>();
  } catch (error) {
    const isOurs = isUnanswered(error) || (isRouteErrorResponse(error) && error.status >= 500);
    if (!isOurs) throw error;
    return unanswered((stay ?? notSentForm)(await copy.formData()) as Stay);
  }
}
