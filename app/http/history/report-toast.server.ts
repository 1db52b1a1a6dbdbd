import type { ToastMessage } from '../../components/toast/toast-message';

type ReportToast = Omit<ToastMessage, 'id' | 'tone'> & Partial<Pick<ToastMessage, 'tone'>>;

const SEEN_NOW = {
  deleted: 'Whoever opens the link sees it without this check-in.',
  changed: 'Whoever opens the link sees the check-in as it is now.',
};
const ALSO_IF_UNDONE = ' It stays so, also if you bring the check-in back.';

/** What became of the reports that held the note of a check-in; undefined where there were none, or they stay. */
export function reportToast(
  { closed, remade }: { closed: number; remade: number },
  after: 'deleted' | 'changed',
): ReportToast | undefined {
  const also = after === 'deleted' ? ALSO_IF_UNDONE : '';
  if (closed === 0 && remade === 0) return undefined;
  if (remade === 0)
    return {
      title: closed === 1 ? 'The report’s link is closed' : 'The links of the reports are closed',
      description: `Nobody but you can open what it holds.${also}`,
    };
  if (closed === 0)
    return {
      title: remade === 1 ? 'The report was updated' : 'The reports were updated',
      description: `${SEEN_NOW[after]}${also}`,
    };
  return {
    title: 'A report could not be updated',
    description: 'Its link is closed instead. Look at your reports for which one.',
    tone: 'error',
  };
}
