import type { Navigation } from '@remix-run/react';

/** What the router has under way: where it goes, and the form that it was about to send. */
type UnderWay = Pick<Navigation, 'state' | 'location' | 'formMethod' | 'formAction' | 'formData'>;

/**
 * Goes on with a full page load where the scripts of this page cannot: to the page that was asked for, or by sending the form
 * that was to be sent, with all that was typed. Where nothing is under way, the current page is loaded again.
 */
export function goOn({ state, location: to, formMethod, formAction, formData }: UnderWay): void {
  const { location } = window;
  if (state === 'idle' || !to) return location.reload();
  // Once it is `loading`, the server has taken the form.
  if (state === 'submitting' && formData && formAction && formMethod !== 'GET')
    return sendForm(formAction, formData);
  const target = to.pathname + to.search;
  if (target !== location.pathname + location.search) return location.assign(target + to.hash);
  // A page's own address with a hash alone would load nothing.
  window.history.replaceState(window.history.state, '', target + to.hash);
  location.reload();
}

/** Forms with files have pages of their own that are sent without scripts; here are texts alone. */
function sendForm(action: string, data: FormData): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action });
  data.forEach((value, name) => {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  });
  document.body.append(form);
  form.submit();
}
