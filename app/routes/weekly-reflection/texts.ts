import type { FormAnswer } from '~/components/form/form-answer';
import { NO_HIGHLIGHT } from '~/domain/reflections/fields';

export const SAVE_FAILED = { title: 'Error saving reflection', description: 'Please try again later.' };
export const HIGHLIGHT_MISSING = {
  title: NO_HIGHLIGHT,
  description: 'Your weekly highlights help track your progress.',
};

/** What the page shows when the server did not answer: the same as when it could not save. */
export function notSaved(typed?: FormAnswer['result']): FormAnswer {
  const message = `${SAVE_FAILED.description} Your words are still here.`;
  return {
    intent: 'save',
    result: { ...typed, status: 'error', error: { '': [message] } },
    failure: { title: SAVE_FAILED.title, message },
  };
}
