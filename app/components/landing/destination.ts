const NAMES: Readonly<Record<string, string>> = {
  '/checkin': 'the check-in',
  '/trends': 'your trends',
  '/chat': 'the chat with Harbor',
  '/mood-reports': 'your mood reports',
  '/mood-patterns': 'your mood patterns',
  '/weekly-reflection': 'your weekly reflection',
  '/settings': 'your settings',
  '/onboarding': 'the welcome pages',
};

/** What to call the page somebody was on the way to. */
export function destinationName(path: string): string {
  const page = path.split('?', 1)[0] ?? '';
  return Object.hasOwn(NAMES, page) ? (NAMES[page] ?? '') : 'another page';
}

/** The account page, going on to `redirectTo` afterwards. */
export function authPath(tab: 'login' | 'register', redirectTo: string): string {
  const query = new URLSearchParams();
  if (tab !== 'login') query.set('tab', tab);
  if (redirectTo !== '/') query.set('redirectTo', redirectTo);
  return query.size > 0 ? `/auth?${query.toString()}` : '/auth';
}
