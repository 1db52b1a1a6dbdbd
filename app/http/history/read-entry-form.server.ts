import { ENTRY_FIELDS, type EntryFields } from '~/domain/history/entry-fields';
import { unreadableForm } from '../forms.server';

/** What the form of a check-in says, as it was typed. @throws Problem 'malformed' for a form that is another */
export function readEntryForm(form: FormData): EntryFields {
  const fields = ENTRY_FIELDS.map((name) => {
    const value = form.get(name);
    if (typeof value !== 'string') {
      throw unreadableForm();
    }
    return [name, value];
  });
  return Object.fromEntries(fields) as EntryFields;
}
