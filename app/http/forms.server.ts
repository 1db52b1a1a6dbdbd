import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { FormAnswer } from '../components/form/form-answer';
import { Problem } from '../domain/problem';
import { describeError } from './problems.server';

/** Never sent back to the page. */
const SECRET_FIELDS = ['password', 'confirmPassword', 'currentPassword', 'token', 'pin', 'confirmPin'];

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** More than a report with every note and reflection ticked. */
const FIELDS_MAX = 5000;
/** conform takes the dots and brackets of a name for a path. */
const FIELD_NAME_MAX = 200;
const UNREADABLE = 'This form cannot be read. Please go back and try again.';

/**
 * The body of a form. What is refused is sent back with its page, so a form has bounds: to write 90,000 fields into a page
 * takes a second (docs/security.md, CVE-2026-34077).
 * @throws Problem 'unsupported' for another type, 'malformed' for what cannot be read
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!FORM_TYPES.includes(type))
    throw new Problem('unsupported', 'This is not a form that can be read here.');
  const form = await request.formData().catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    throw new Problem('malformed', UNREADABLE);
  });
  const names = [...form.keys()];
  if (names.length > FIELDS_MAX || names.some((name) => name.length > FIELD_NAME_MAX))
    throw new Problem('malformed', UNREADABLE);
  return form;
}

/** A form whose fields need another look: re-filled, with its messages, without its secrets. */
export function invalidForm(intent: string, submission: Submission<unknown, string[]>) {
  const result = submission.reply({ hideFields: SECRET_FIELDS });
  return data({ intent, result } satisfies FormAnswer, { status: 422 });
}

/** A form that the domain refused. @throws whatever is not a Problem a person can be told */
export function refusedForm(
  { intent, title, where }: { intent: string; title: string; where: string },
  submission: Submission<unknown, string[]>,
  error: unknown,
) {
  if (!(error instanceof Problem)) throw error;
  const { status, body, headers } = describeError(error, where);
  const result = submission.reply({
    hideFields: SECRET_FIELDS,
    fieldErrors: body.errors,
    formErrors: body.errors ? undefined : [body.message],
  });
  const answer: FormAnswer = { intent, result, failure: { title, message: body.message } };
  return data(answer, { status, headers });
}
