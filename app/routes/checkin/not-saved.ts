import type { FormAnswer } from '~/components/form/form-answer';
import { SAVE_FAILED } from './fields';

/** What the page shows when its answers could not be saved, or nobody answers. New each time, so that it is said each time. */
export function notSaved(): FormAnswer {
  const message = `${SAVE_FAILED.description} Your answers are still here.`;
  return {
    intent: 'checkin',
    result: { status: 'error', error: { '': [message] } },
    failure: { title: SAVE_FAILED.title, message },
  };
}
