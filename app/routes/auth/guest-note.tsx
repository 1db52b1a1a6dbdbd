const WHY: Readonly<Record<string, string>> = {
  '/mood-reports': 'A report is made and shared in your name, so it needs an account.',
  '/mood-patterns': 'Patterns grow over weeks of check-ins, so they need an account.',
  '/weekly-reflection': 'Reflections are kept week after week, so they need an account.',
  '/onboarding': 'The welcome pages belong to an account.',
  '/device-data': 'That page is about what is added to an account.',
  '/settings/security': 'Codes and passkeys protect an account.',
  '/settings/activity': 'That page lists what happened with an account.',
  '/settings/lock': 'The app lock protects an account.',
};

/** For a guest: why the page they opened needs an account, and what becomes of what they have entered. */
export function GuestNote({ redirectTo }: { redirectTo: string }) {
  const page = redirectTo.split('?', 1)[0] ?? '';
  return (
    <p className="notice">
      {Object.hasOwn(WHY, page) && `${WHY[page]} `}
      Your check-ins, your talks with Harbor and your safety plan come along when you create an account here.
    </p>
  );
}
