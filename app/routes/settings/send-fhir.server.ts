import { parseWithZod } from '@conform-to/zod/v4';
import { fhirPeriodSchema } from '~/domain/export/schema';
import { invalidForm } from '~/http/forms.server';
import { seeOther } from '~/http/redirects.server';
import type { SettingsAct } from './act';

/** Leads to the document, or says on the page what is not right about the days. */
export async function sendFhir({ form }: SettingsAct) {
  const submission = parseWithZod(form, { schema: fhirPeriodSchema });
  if (submission.status !== 'success') return invalidForm('fhir', submission);
  const { start, end } = submission.value;
  return seeOther(`/api/export?${new URLSearchParams({ format: 'fhir', from: start, to: end })}`);
}
