import { Link, useNavigate } from '@remix-run/react';
import { X } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useId, useRef } from 'react';
import { FailureNote } from '../failure/failure-note';
import { useBrowserEffect } from '../use-browser-effect';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Where Escape and the close link lead: the same page without the dialog. */
  closeHref?: string;
  /** False: only its own buttons and links close it. */
  dismissable?: boolean;
  /** Lies over the page even where there are no scripts. */
  overlay?: boolean;
  /** A form in it came back with errors: they get the focus, not the title. */
  hasErrors?: boolean;
}

/** The server sends it open: a URL with a dialog shows it, with or without scripts. */
export function Dialog({
  title,
  children,
  closeHref,
  dismissable = true,
  overlay = false,
  hasErrors = false,
}: DialogProps) {
  const titleId = useId();
  const dialog = useModal(title);
  const navigate = useNavigate();

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissable && closeHref) navigate(closeHref, { preventScrollReset: true });
  };
  // Browsers let a second Escape through whatever a page says.
  const handleClose = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      open
      className={overlay ? 'dialog dialog--overlay' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      {dismissable && closeHref && (
        <Link className="dialog__close" to={closeHref} preventScrollReset aria-label="Close">
          <X className="icon" aria-hidden="true" />
        </Link>
      )}
      <h2 className="dialog__title" id={titleId} tabIndex={-1} autoFocus={!hasErrors}>
        {title}
      </h2>
      <FailureNote />
      {children}
    </dialog>
  );
}

/** Makes the open dialog modal, and gives the focus back when it closes. A new title starts this over. */
function useModal(title: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBrowserEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute('open');
    element.showModal();
    return () => element.close();
  }, []);
  useBrowserEffect(() => {
    dialog.current?.querySelector('h2')?.focus();
  }, [title]);
  return dialog;
}
