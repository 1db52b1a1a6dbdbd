import type { EntryFields } from '~/domain/history/entry-fields';

/** A form that could not be stored: everything that was typed, and why. */
export interface EntryAnswer {
  fields: EntryFields;
  errors: { id: string; message: string }[];
}
