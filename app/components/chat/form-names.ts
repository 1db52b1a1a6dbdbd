/** The composer's form: the buttons of a reply are submits of it. */
export const FORM_ID = 'say';
export const FIELDS = { message: 'message', key: 'key', choice: 'choice' } as const;
