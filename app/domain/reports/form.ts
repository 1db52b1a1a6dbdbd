import { quickPeriod, type Period } from './periods';
import { QUICK_RANGES, RANGE_INTENT } from './quick-ranges';

/** What the create form holds, as it was typed. */
export interface CreateValues {
  /** Made with the form: sent twice, it makes one report. */
  key: string;
  title: string;
  start: string;
  end: string;
  providerName: string;
  providerEmail: string;
  message: string;
  expiresAt: string;
  /** Comes back with the form: a report must not end up open because of a typing error. */
  passcode: string;
  aiAnalysis: boolean;
  riskRule: boolean;
  includeMessage: boolean;
  notes: string[];
  reflections: string[];
}

/** What is kept of a form that came too late. What was ticked, and the passcode, are to be chosen anew. */
export const KEPT_FIELDS = [
  'title',
  'start',
  'end',
  'providerName',
  'providerEmail',
  'message',
  'expiresAt',
] as const satisfies readonly (keyof CreateValues)[];

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
const texts = (form: FormData, name: string) =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

/** The period that the last preview was of, which a cleared date falls back to. */
export function previewedPeriod(form: FormData): Period {
  const [start = '', end = ''] = text(form, 'previewed').split('..');
  return { start, end };
}

/** What was typed and ticked. A quick range sets both dates. */
export function readCreateForm(form: FormData, today: string): CreateValues {
  const previewed = previewedPeriod(form);
  const range = QUICK_RANGES.find((name) => form.get('intent') === `${RANGE_INTENT}${name}`);
  const dates = range
    ? quickPeriod(range, today)
    : { start: text(form, 'start') || previewed.start, end: text(form, 'end') || previewed.end };
  return {
    ...dates,
    key: text(form, 'key'),
    title: text(form, 'title'),
    providerName: text(form, 'providerName'),
    providerEmail: text(form, 'providerEmail'),
    message: text(form, 'message'),
    expiresAt: text(form, 'expiresAt'),
    passcode: text(form, 'passcode'),
    aiAnalysis: form.has('aiAnalysis'),
    riskRule: form.has('riskRule'),
    includeMessage: form.has('includeMessage'),
    notes: texts(form, 'notes'),
    reflections: texts(form, 'reflections'),
  };
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
      notes: values.notes,
      reflections: values.reflections,
    },
  };
}
