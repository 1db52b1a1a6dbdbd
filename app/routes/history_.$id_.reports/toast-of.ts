import type { ToastMessage } from '~/components/toast/toast-message';

type Told = Omit<ToastMessage, 'id' | 'tone'> & Partial<Pick<ToastMessage, 'tone'>>;

/** What has become of the reports that held the earlier note; nothing where they stay. */
export function toastOf({ closed, remade }: { closed: number; remade: number }): Told | undefined {
  if (closed === 0 && remade === 0) return undefined;
  if (remade === 0)
    return {
      title: closed === 1 ? 'The report’s link is closed' : 'The links of the reports are closed',
      description: 'Nobody but you can open what it holds.',
    };
  if (closed === 0)
    return {
      title: remade === 1 ? 'The report was made anew' : 'The reports were made anew',
      description: 'Whoever opens the link sees the check-in as it is now.',
    };
  return {
    title: 'A report could not be made anew',
    description: 'Its link is closed instead. Look at your reports for which one.',
    tone: 'error',
  };
}
