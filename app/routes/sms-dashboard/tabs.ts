export const TABS = { settings: 'Settings', templates: 'Templates', logs: 'Logs', test: 'Test' } as const;
export type Tab = keyof typeof TABS;

export const readTab = (value: string | null): Tab =>
  value !== null && Object.hasOwn(TABS, value) ? (value as Tab) : 'settings';

type Place = { tab: Tab; page?: number; type?: string; status?: string };

/** The address of a place in the dashboard. */
export function smsPath({ tab, page = 1, type, status }: Place): string {
  const params = new URLSearchParams({ tab });
  if (type) params.set('type', type);
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return `/sms-dashboard?${params}`;
}

/** Which form of the dashboard this is: each template has one of its own. */
export const formNameOf = (form: FormData) =>
  form.has('messageType') ? `template-${String(form.get('messageType'))}` : String(form.get('intent'));

/** What is said to have failed. */
export const failureTitle = (form: FormData) =>
  String(form.get('intent')).startsWith('test-') ? 'Test Failed' : 'Update failed';
