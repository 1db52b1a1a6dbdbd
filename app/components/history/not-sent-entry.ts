import { NOT_SENT } from '~/components/form/not-sent';
import { ENTRY_FIELDS, type EntryFields } from '~/domain/history/entry-fields';
import type { EntryAnswer } from './entry-answer';

/** What the form of a check-in shows when the server did not answer: all that was typed, and that it is not saved. */
export function notSentEntry(form: FormData): EntryAnswer {
  const fields = ENTRY_FIELDS.map((name) => [name, String(form.get(name) ?? '')]);
  return {
    fields: Object.fromEntries(fields) as EntryFields,
    errors: [{ id: 'entry-save', message: NOT_SENT.message }],
  };
}
