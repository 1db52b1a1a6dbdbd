/** Where there is a keyboard; on a phone it is out of sight. */
export function KeysHint({ isLast }: { isLast: boolean }) {
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
