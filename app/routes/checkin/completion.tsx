import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { loadCompletion } from './load-completion.server';
import { LowDone } from './low-done';
import { forgetLocally } from './sealed-storage';
import { UsualDone } from './usual-done';

const TITLE_ID = 'done';

/** What stands here after a check-in: a page that is the dialog, at an address of its own. */
export function Completion(props: Awaited<ReturnType<typeof loadCompletion>>) {
  const { draftName, result, isFirst, low, usual } = props;
  const dialog = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => forgetLocally(draftName), [draftName]);
  useEffect(() => dialog.current?.querySelector('h1')?.focus(), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') navigate('/');
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [navigate]);
  return (
    <div className="done" role="dialog" aria-labelledby={TITLE_ID} ref={dialog}>
      {low ? (
        <LowDone titleId={TITLE_ID} result={result} isFirst={isFirst} {...low} />
      ) : (
        <UsualDone titleId={TITLE_ID} result={result} isFirst={isFirst} {...usual} />
      )}
    </div>
  );
}
