import { NOT_SENT } from '~/components/form/not-sent';
import { typedValues } from '~/domain/reports/create-values';
import type { CreateAnswer } from './act.server';

/** The form as it was typed, when no answer came. */
export const notSentReport = (form: FormData): CreateAnswer => ({
  values: typedValues(form),
  errors: {},
  failure: NOT_SENT.message,
  notice: '',
  preview: null,
});
