import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ToastMessage } from './toast-message';

export interface RadixToastProps {
  message: ToastMessage | null;
  onDismiss: (id: string) => void;
}

export function RadixToast({ message, onDismiss }: RadixToastProps) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      {message && (
        <Toast.Root
          key={message.id}
          className={`toast toast--closable toast--${message.tone}`}
          type={message.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && onDismiss(message.id)}
        >
          <Toast.Title asChild>
            <strong>{message.title}</strong>
          </Toast.Title>
          {message.description && (
            <Toast.Description asChild>
              <p>{message.description}</p>
            </Toast.Description>
          )}
          <Toast.Close className="toast__close" aria-label="Close">
            <X className="icon" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} label="Messages ({hotkey})" />
    </Toast.Provider>
  );
}
