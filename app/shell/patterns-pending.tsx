import { useNavigation } from '@remix-run/react';

/** While the pattern analysis is on its way the page before it says so. */
export function PatternsPending() {
  const { state, location } = useNavigation();
  const isOnItsWay = state === 'loading' && location.pathname === '/mood-patterns';
  return (
    <div role="status" aria-live="polite">
      {isOnItsWay && <p className="pending">Analyzing your mood patterns...</p>}
    </div>
  );
}
