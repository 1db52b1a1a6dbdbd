import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { type FormAnswer, refusalOf } from '../components/form/form-answer';
import { type FieldErrors, Problem, type ProblemKind } from '../domain/problem';
import { describeError, isThrownData } from './problems.server';

/** Never sent back to the page. */
const SECRET_FIELDS = [
  'password',
  'confirmPassword',
  'currentPassword',
  'token',
  'answer',
  'pin',
  'confirmPin',
];

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** More than a report with every note and reflection ticked. */
const FIELDS_MAX = 5000;
/** conform takes the dots and brackets of a name for a path. */
const FIELD_NAME_MAX = 200;

/** For a form that does not belong to this page. */
export const unreadableForm = () =>
  new Problem('malformed', 'This form cannot be read. Please go back and try again.');

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
    throw unreadableForm();
  });
  const names = [...form.keys()];
  if (names.length > FIELDS_MAX || names.some((name) => name.length > FIELD_NAME_MAX)) throw unreadableForm();
  return form;
}

/** The intent of a form's one button: it names none. */
export const UNNAMED = '';

/** What to do with a form, by the button it was sent with. @throws Problem 'malformed' for one that is not among `acts` */
export function byIntent<Act>(form: FormData, acts: Readonly<Record<string, Act>>): Act {
  const intent = String(form.get('intent') ?? UNNAMED);
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (act === undefined) throw unreadableForm();
  return act;
}

/** A form whose fields need another look: re-filled, with its messages, without its secrets. */
export function invalidForm(intent: string, submission: Submission<unknown, string[]>) {
  const result = submission.reply({ hideFields: SECRET_FIELDS });
  return data({ intent, result } satisfies FormAnswer, { status: 422 });
}

export interface Refusing {
  /** The title that says what failed. */
  title?: string;
  /** The form's name for a field of the domain. */
  fieldOf?: (field: string) => string;
  /** For the log. */
  where: string;
}

/** About the page or its reader, not about what was typed. */
const PAGE_PROBLEMS: ReadonlySet<ProblemKind> = new Set([
  'not-found',
  'forbidden',
  'malformed',
  'unsupported',
]);

/** The one path from an error to a form's answer: it was refused, or the storage is out of reach. @throws what is not about the form */
export function describeRefusal(
  form: FormData,
  error: unknown,
  { title = NOT_SAVED, fieldOf, where }: Refusing,
) {
  const isOfPage = error instanceof Problem && PAGE_PROBLEMS.has(error.kind);
  if (isOfPage || error instanceof Response || isThrownData(error)) throw error;
  const { status, body, headers } = describeError(error, where);
  const named = Object.entries(body.errors ?? {}).map(([name, messages]) => [
    fieldOf?.(name) ?? name,
    messages,
  ]);
  const errors = body.errors && (Object.fromEntries(named) as FieldErrors);
  return { answer: refusalOf(form, { title, message: body.message, errors }), status, headers };
}

const NOT_SAVED = 'That was not saved';

/** The same for an action that knows which of its forms it was. */
export function refusedForm(
  { intent, ...refusing }: Refusing & { intent: string },
  form: FormData,
  error: unknown,
) {
  const { answer, status, headers } = describeRefusal(form, error, refusing);
  return data({ ...answer, intent } satisfies FormAnswer, { status, headers });
}
