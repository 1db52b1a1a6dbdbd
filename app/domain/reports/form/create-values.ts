import type { Period } from './periods';

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
  scores: boolean;
  notes: string[];
  reflections: string[];
}

/** What is kept of a form that came too late. What was ticked, and the passcode, have to be chosen again. */
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

/** What was typed and ticked. A date that was cleared is that of the last preview. */
export function typedValues(form: FormData): CreateValues {
  const previewed = previewedPeriod(form);
  return {
    start: text(form, 'start') || previewed.start,
    end: text(form, 'end') || previewed.end,
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
    scores: form.has('scores'),
    notes: texts(form, 'notes'),
    reflections: texts(form, 'reflections'),
  };
}
