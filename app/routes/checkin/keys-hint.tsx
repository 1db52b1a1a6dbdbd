import { useHydrated } from '~/components/use-hydrated';

/** Where the keys do that, which takes a script; on a phone it is out of sight. */
export function KeysHint({ isLast }: { isLast: boolean }) {
  if (!useHydrated()) return null;
  return (
    <p className="question__keys">
      <kbd>1</kbd> to <kbd>5</kbd> choose
      {!isLast && (
        <>
          , <kbd>Enter</kbd> goes on
        </>
      )}
    </p>
  );
}
