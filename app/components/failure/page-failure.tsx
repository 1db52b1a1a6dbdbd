import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useToast } from '../toast/toast-context';
import { showFailure, useFailure } from './failure';
import { FailureNote } from './failure-note';

/** On top of each page: its note and its toast. On another page it is of no interest any more. */
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
