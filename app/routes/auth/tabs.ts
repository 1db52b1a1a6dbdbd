export const TABS = { login: 'Login', register: 'Register', reset: 'Reset' } as const;

export type Tab = keyof typeof TABS;

export const isTab = (value: string | null): value is Tab => value !== null && Object.hasOwn(TABS, value);

/** A tab of this page as a URL that still knows where to go on to. */
export function tabPath(tab: Tab, redirectTo: string): string {
  const parameters = new URLSearchParams({ tab });
  if (redirectTo !== '/') parameters.set('redirectTo', redirectTo);
  return `/auth?${parameters}`;
}
