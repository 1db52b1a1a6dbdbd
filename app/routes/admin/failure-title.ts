const TITLES: ReadonlyMap<string, string> = new Map([
  ['reset-password', 'Reset failed'],
  ['delete', 'Nothing was deleted'],
]);

/** The title that says what failed, by the button of a user's dialog: in the browser as well, before any form is judged. */
export const failureTitle = (form: FormData): string =>
  TITLES.get(String(form.get('intent'))) ?? 'Update failed';
