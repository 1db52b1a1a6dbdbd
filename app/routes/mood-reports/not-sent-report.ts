import { notSentForm } from '~/components/form/not-sent';
import { typedValues } from '~/domain/reports/form/create-values';
import type { CreateAnswer } from './act.server';

/** The form as it was typed, when no answer came. */
export const notSentReport = (form: FormData): CreateAnswer => ({
  ...notSentForm(form),
  values: typedValues(form),
  notice: '',
  preview: null,
});
