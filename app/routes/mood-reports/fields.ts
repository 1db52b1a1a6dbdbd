import { RANGE_INTENT } from '~/domain/reports/form/quick-ranges';

export const INTENTS = {
  create: 'create',
  preview: 'preview',
  /** Followed by the name of a quick range. */
  range: RANGE_INTENT,
  delete: 'delete',
  close: 'close',
  reopen: 'reopen',
  passcode: 'passcode',
} as const;

export const CREATE_PATH = '/mood-reports?dialog=create';
export const PREVIEW_PATH = '/mood-reports/preview';

export const dialogPath = (dialog: 'share' | 'delete', id: string) =>
  `/mood-reports?dialog=${dialog}&report=${encodeURIComponent(id)}`;

/** The form's names for fields of the report. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'dateRange.start': 'start',
  'dateRange.end': 'end',
  'sections.notes': 'notes',
  'sections.reflections': 'reflections',
};

export const formFieldOf = (field: string) => FORM_FIELDS[field] ?? field;
export const fieldId = (field: string) => `report-${field}`;
