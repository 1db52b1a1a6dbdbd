import { data } from '@remix-run/node';
import type { EntryAnswer } from '~/components/history/entry-answer';
import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import type { EntryFields } from '~/domain/history/entry-fields';
import { type FieldErrors, Problem } from '~/domain/problem';
import { describeError } from '~/http/problems.server';

/** The id of a field in the form of a check-in. */
const fieldId = (name: string) => `entry-${name}`;

const nameOf = (path: string) => (path === 'responses' ? FACTOR_FIELDS[0] : path.replace('responses.', ''));

/** @throws whatever is not about what was typed, or out of the person's reach */
export function entryAnswer(fields: EntryFields, error: unknown, where: string) {
  if (error instanceof Problem && error.kind === 'not-found') throw error;
  const { status, body, headers } = describeError(error, where);
  return data({ fields, errors: listErrors(body) } satisfies EntryAnswer, { status, headers });
}

function listErrors({ message, errors }: { message: string; errors?: FieldErrors }): EntryAnswer['errors'] {
  if (!errors) return [{ id: fieldId('save'), message }];
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((text) => ({ id: fieldId(nameOf(path)), message: text })),
  );
}
