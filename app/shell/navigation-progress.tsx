import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** What comes sooner needs no sign that it is coming. */
const SLOW_MS = 400;

/** Said in sight where working it out takes its time. */
const WORDS: Readonly<Record<string, string>> = {
  '/mood-patterns': 'Analyzing your mood patterns...',
  '/mood-reports': 'Loading your reports...',
};

/** Under the header, while a page or an answer is slow to come: a calm line, and one sentence for screen readers. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isSlow = useSlow(state !== 'idle');
  const goingTo = location && location.pathname !== pathname ? location.pathname : '';
  const words = WORDS[goingTo];
  return (
    <div className="coming" role="status">
      {isSlow && <div className="coming__line" />}
      {isSlow &&
        (words ? <p className="pending">{words}</p> : <span className="visually-hidden">Loading...</span>)}
    </div>
  );
}

function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
