import { Form } from '@remix-run/react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { logOutHere } from '../components/shell/log-out-here';
import { tryUnlock } from './ask-lock';

interface LockCoverProps {
  bar: ReactNode;
  onUnlocked: () => void;
}

/** Lies over the page that is open, and gives it back as it was. Without scripts /lock is this screen. */
export function LockCover({ bar, onUnlocked }: LockCoverProps) {
  const dialog = useCover();
  const [isPin, setPin] = useState(true);
  const [message, setMessage] = useState<string>();
  const [isSent, setSent] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('secret') ?? '');
    setSent(true);
    const answer = await tryUnlock(isPin ? { pin: typed } : { password: typed });
    setSent(false);
    if (answer === 'unlocked') onUnlocked();
    else if (answer === 'ended') goToLogin();
    else {
      setMessage(answer.message);
      form.reset();
    }
  };
  const change = () => {
    setPin(!isPin);
    setMessage(undefined);
  };
  return (
    <dialog
      ref={dialog}
      className="lock-cover"
      aria-labelledby="lock-cover-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through whatever a page says.
      onClose={() => dialog.current?.showModal()}
    >
      {bar}
      <div className="lock-cover__page">
        <h1 id="lock-cover-title" tabIndex={-1}>
          Soundings is locked
        </h1>
        <p>What you were doing is still here, as it was.</p>
        <form className="form" onSubmit={(event) => void send(event)} noValidate>
          <div className="field">
            <label htmlFor="cover-secret">{isPin ? 'Your PIN' : 'Your password'}</label>
            <input
              key={String(isPin)}
              className="input"
              id="cover-secret"
              name="secret"
              type="password"
              inputMode={isPin ? 'numeric' : undefined}
              autoComplete={isPin ? 'off' : 'current-password'}
              aria-invalid={message ? true : undefined}
              aria-describedby="cover-error"
            />
            <div id="cover-error" role="status">
              {message && <p className="field__error">{message}</p>}
            </div>
          </div>
          <p className="row">
            <button className="button" aria-disabled={isSent || undefined}>
              {isSent ? 'Unlocking...' : 'Unlock'}
            </button>
            <button type="button" className="button button--quiet" onClick={change}>
              {isPin ? 'Use the password instead' : 'Use the PIN instead'}
            </button>
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
        <Form method="post" action="/logout" reloadDocument onSubmit={logOutHere}>
          <button className="button button--quiet button--flush">Log out instead</button>
        </Form>
      </div>
    </dialog>
  );
}

function goToLogin() {
  const { pathname, search } = window.location;
  window.location.assign(`/auth?ended=1&redirectTo=${encodeURIComponent(pathname + search)}`);
}

/** Modal, so that nothing beneath can be reached; what is beneath is not drawn, and its title says nothing. */
function useCover() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
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
