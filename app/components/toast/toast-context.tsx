import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ToastMessage } from './toast-message';

interface Toasts {
  current: ToastMessage | null;
  toast: (message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }) => void;
  dismiss: (id: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);

let raised = 0;

interface ToastProviderProps {
  /** What the server has to say with this page. A new id is a new message. */
  message?: ToastMessage | null;
  children: ReactNode;
}

/** One at a time: a newer message takes the place of the one before. */
export function ToastProvider({ message = null, children }: ToastProviderProps) {
  const [current, setCurrent] = useState(message);
  const [lastSeen, setLastSeen] = useState(message?.id);
  if (message && message.id !== lastSeen) {
    setLastSeen(message.id);
    setCurrent(message);
  }

  const toast = useCallback<Toasts['toast']>((raisedHere) => {
    raised += 1;
    setCurrent({ tone: 'success', ...raisedHere, id: `here-${raised}` });
  }, []);
  const dismiss = useCallback((id: string) => setCurrent((now) => (now?.id === id ? null : now)), []);
  const toasts = useMemo(() => ({ current, toast, dismiss }), [current, toast, dismiss]);

  return <ToastContext.Provider value={toasts}>{children}</ToastContext.Provider>;
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

/** `toast({ title, description?, tone? })` */
export const useToast = () => useToasts().toast;
