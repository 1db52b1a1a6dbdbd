/** The intents and field names of the check-in form, declared once for the page and the action. */
export const INTENTS = {
  next: 'next',
  back: 'back',
  finish: 'finish',
  restart: 'restart',
  begin: 'begin',
} as const;

export const FIELDS = {
  intent: 'intent',
  mode: 'mode',
  step: 'step',
  notes: 'notes',
  timeZone: 'timeZone',
  submissionKey: 'submissionKey',
  owner: 'owner',
} as const;

export const SAVE_FAILED = { title: 'Error saving check-in', description: 'Please try again later.' };

/** The id of a field on the page, which the error summary leads to. */
export const fieldId = (name: string) => `checkin-${name}`;
