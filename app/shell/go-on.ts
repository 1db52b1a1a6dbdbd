import type { Navigation } from '@remix-run/react';

/** What the router has under way: where it goes, and the form that it was about to send. */
type UnderWay = Pick<Navigation, 'state' | 'location' | 'formMethod' | 'formAction' | 'formData'>;

/**
 * Goes on with a full page load where the scripts of this page cannot: to the page that was asked for, or by sending the form
 * that was to be sent, with all that was typed. Where nothing is under way, the page that stands is read anew.
 */
export function goOn({ state, location, formMethod, formAction, formData }: UnderWay): void {
  if (state === 'idle' || !location) return window.location.reload();
  // Once it is `loading`, the server has taken the form.
  if (state === 'submitting' && formData && formAction && formMethod !== 'GET') {
    return sendForm(formAction, formData);
  }
  const { pathname, search, hash } = location;
  const { href, origin } = window.location;
  const target = new URL(pathname + search + hash, origin).href;
  // A page's own address with a hash alone would read nothing anew.
  if (target.split('#')[0] === href.split('#')[0]) {
    window.history.replaceState(window.history.state, '', target);
    return window.location.reload();
  }
  window.location.assign(target);
}

/** Forms with files have pages of their own that are sent without scripts; here are texts alone. */
function sendForm(action: string, data: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of data) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = String(value);
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
