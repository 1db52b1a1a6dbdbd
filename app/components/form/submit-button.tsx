import { useLocation, useNavigation } from '@remix-run/react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';

interface SubmitButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  label: string;
  pendingLabel: string;
  variant?: 'second' | 'quiet' | 'coral';
  /** Where its form goes, if that is not the page's own URL. */
  action?: string;
  /** Only for forms that are sent by a fetcher; otherwise the page's navigation is watched. */
  pending?: boolean;
}

/** Waiting it stays focusable and readable, and a second click does nothing. */
export function SubmitButton({
  label,
  pendingLabel,
  variant,
  action,
  pending,
  ...button
}: SubmitButtonProps) {
  const isSent = useIsSent(action, button.name, button.value);
  const isPending = pending ?? isSent;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else button.onClick?.(event);
  };
  return (
    <button
      {...button}
      type="submit"
      className={variant ? `button button--${variant}` : 'button'}
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      {/* The space is for text browsers: a link often stands beside it. */}
      {`${isPending ? pendingLabel : label} `}
    </button>
  );
}

/** A page has several forms (theme, log out): only the one that was sent by this button counts. */
function useIsSent(action: string | undefined, name?: string, value?: unknown): boolean {
  const { formMethod, formAction, formData } = useNavigation();
  const { pathname } = useLocation();
  if (formMethod !== 'POST' || formAction?.split('?')[0] !== (action ?? pathname)) return false;
  return name === undefined || value === undefined || formData?.get(name) === String(value);
}
