import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { RadixToastProps } from './radix-toast';
import { useToasts } from './toast-context';
import type { ToastMessage } from './toast-message';

export { ToastProvider, useToast } from './toast-context';

/** Where messages stand in the page. Radix comes only when there is one to show. */
export function ToastRegion() {
  const { current, dismiss } = useToasts();
  const [Radix, setRadix] = useState<ComponentType<RadixToastProps>>();
  const hasMessage = current !== null;

  useEffect(() => {
    if (!hasMessage) return;
    import('./radix-toast').then(
      (module) => setRadix(() => module.RadixToast),
      () => console.warn('Toasts did not load; the message stays in the page.'),
    );
  }, [hasMessage]);

  return (
    <div className="messages">
      {Radix ? <Radix message={current} onDismiss={dismiss} /> : current && <PlainToast message={current} />}
    </div>
  );
}

function PlainToast({ message: { title, description, tone } }: { message: ToastMessage }) {
  return (
    <div className="toasts">
      <div className={`toast toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}
