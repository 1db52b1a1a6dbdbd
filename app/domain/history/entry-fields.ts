import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';

/** The fields of a check-in's form as texts. An unanswered rating is ''. */
export type EntryFields = Record<FactorField | 'date' | 'time' | 'timeZone' | 'notes', string>;

/** The names of the form's fields. */
export const ENTRY_FIELDS = [...FACTOR_FIELDS, 'date', 'time', 'timeZone', 'notes'] as const;

/** The form of a check-in that is still to be written. */
export function emptyFields(when: Pick<EntryFields, 'date' | 'time' | 'timeZone'>): EntryFields {
  const ratings = Object.fromEntries(FACTOR_FIELDS.map((field) => [field, '']));
  return { ...(ratings as Record<FactorField, string>), ...when, notes: '' };
}
