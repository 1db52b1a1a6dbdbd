import { unanswered } from '~/components/form/revalidation';
import { SAVE_FAILED } from './fields';

/** True for what fetch throws when no answer came. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** What the page shows then: the same as when the server could not save. New each time, so that it is said each time. */
export const unreachable = () =>
  unanswered({
    title: SAVE_FAILED.title,
    errors: [{ id: 'checkin', message: `${SAVE_FAILED.description} Your answers are still here.` }],
    isOurs: true,
    answers: {},
    notes: undefined,
    timeZone: undefined,
  });
