import type { FormEvent } from 'react';
import { tellTabs } from './tabs-channel';
import { STRANGER_KEY } from './viewer-key';

/**
 * Logs out and tells the other tabs, which the page that follows cannot: it has no script. Whatever goes wrong, the browser
 * sends the form itself. Either way a full page load follows, so that nothing of this person stays in memory.
 */
export function logOutHere(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  fetch('/logout', { method: 'POST' }).then(
    ({ ok, url }) => {
      if (!ok) return form.submit();
      tellTabs(STRANGER_KEY);
      window.location.assign(url);
    },
    () => form.submit(),
  );
}
