import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useToast } from '../toast/toast-context';
import { showFailure, useFailure } from './failure';
import { FailureNote } from './failure-note';

/** Shows a failure on top of its page, as a note and a toast. On the next page it is gone. */
export function PageFailure() {
  const failure = useFailure();
  const toast = useToast();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (failure) toast({ title: failure.title, description: failure.message, tone: 'error' });
  }, [failure, toast]);
  useEffect(() => () => showFailure(null), [pathname, search]);
  return <FailureNote />;
}
