import { Form } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { PasswordField } from '../components/form/password-field';
import { PinField } from '../components/form/pin-field';
import { Strip } from '../components/shell/strip';
import { useHere } from '../components/shell/use-here';
import { useBrowserEffect } from '../components/use-browser-effect';
import { tryUnlock } from './ask-lock';

/** Lies over the page that is open, and gives it back as it was. Without scripts /lock is this screen. */
export function LockCover({ onUnlocked }: { onUnlocked: () => void }) {
  const dialog = useCover();
  const [secret, setSecret] = useState<'pin' | 'password'>('pin');
  const [message, setMessage] = useState<string>();
  const [isSent, setSent] = useState(false);
  const here = useHere();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get(secret) ?? '');
    setSent(true);
    const answer = await tryUnlock(secret === 'pin' ? { pin: typed } : { password: typed });
    setSent(false);
    if (answer === 'unlocked') onUnlocked();
    else if (answer === 'ended')
      window.location.assign(`/auth?ended=1&redirectTo=${encodeURIComponent(here)}`);
    else {
      setMessage(answer.message);
      form.reset();
    }
  };
  const errors = message ? [message] : [];
  return (
    <dialog
      ref={dialog}
      className="lock-cover"
      aria-labelledby="lock-cover-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through whatever a page says.
      onClose={() => dialog.current?.showModal()}
    >
      <Strip />
      <div className="lock-cover__page">
        <h1 id="lock-cover-title" tabIndex={-1}>
          Soundings is locked
        </h1>
        <p>What you were doing is still here, as it was.</p>
        <form className="form" onSubmit={(event) => void send(event)} noValidate>
          {secret === 'pin' ? (
            <PinField id="cover-pin" name="pin" label="Your PIN" errors={errors} />
          ) : (
            <PasswordField
              id="cover-password"
              name="password"
              label="Your password"
              autoComplete="current-password"
              errors={errors}
            />
          )}
          <p className="row">
            <button className="button" aria-disabled={isSent || undefined}>
              {isSent ? 'Unlocking...' : 'Unlock'}
            </button>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                setSecret(secret === 'pin' ? 'password' : 'pin');
                setMessage(undefined);
              }}
            >
              {secret === 'pin' ? 'Use the password instead' : 'Use the PIN instead'}
            </button>
          </p>
          <p role="status" className="visually-hidden">
            {message}
          </p>
        </form>
        <h2>Open without the PIN</h2>
        <ul>
          <li>
            <a href="/safety">Safety and help</a>
          </li>
          <li>
            <a href="/safety-plan">My safety plan</a>
          </li>
        </ul>
        <Form method="post" action="/logout" reloadDocument>
          <button className="button button--quiet button--flush">Log out instead</button>
        </Form>
      </div>
    </dialog>
  );
}

/** Modal, so that nothing beneath can be reached; what is beneath is not drawn, and its title says nothing. */
function useCover() {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserEffect(() => {
    const { title } = document;
    document.documentElement.setAttribute('data-covered', '');
    document.title = 'Locked | Soundings';
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('h1')?.focus();
    return () => {
      document.documentElement.removeAttribute('data-covered');
      document.title = title;
    };
  }, []);
  return dialog;
}
