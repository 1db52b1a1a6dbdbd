import type { ToastMessage } from '~/components/toast/toast-message';

type Told = Omit<ToastMessage, 'id' | 'tone'> & Partial<Pick<ToastMessage, 'tone'>>;

const ALSO_IF_UNDONE = 'It stays so, also if you bring the check-in back.';

/** What has become of the reports that held the note; nothing where there were none, or they stay. */
export function toastOf({ closed, remade }: { closed: number; remade: number }): Told | undefined {
  if (closed === 0 && remade === 0) return undefined;
  if (remade === 0) {
    const title = closed === 1 ? 'The report’s link is closed' : 'The links of the reports are closed';
    return { title, description: `Nobody but you can open what it holds. ${ALSO_IF_UNDONE}` };
  }
  if (closed === 0)
    return {
      title: remade === 1 ? 'The report was made anew' : 'The reports were made anew',
      description: `Whoever opens the link sees it without this check-in. ${ALSO_IF_UNDONE}`,
    };
  return {
    title: 'A report could not be made anew',
    description: 'Its link is closed instead. Look at your reports for which one.',
    tone: 'error',
  };
}
