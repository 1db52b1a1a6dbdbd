import { type CreateValues, typedValues } from './create-values';
import { quickPeriod } from './periods';
import { QUICK_RANGES, RANGE_INTENT } from './quick-ranges';

/** What was typed and ticked. A quick range sets both dates. */
export function readCreateForm(form: FormData, today: string): CreateValues {
  const range = QUICK_RANGES.find((name) => form.get('intent') === `${RANGE_INTENT}${name}`);
  return { ...typedValues(form), ...(range && quickPeriod(range, today)) };
}

/** The same, as the schema of a report wants it. */
export function reportBody(values: CreateValues) {
  const { title, providerName, providerEmail, message, expiresAt, passcode, start, end } = values;
  return {
    title,
    providerName,
    providerEmail,
    message,
    dateRange: { start, end },
    expiresAt: expiresAt || null,
    passcode: passcode || null,
    sections: {
      aiAnalysis: values.aiAnalysis,
      riskRule: values.riskRule,
      message: values.includeMessage,
      scores: values.scores,
      notes: values.notes,
      reflections: values.reflections,
    },
  };
}
