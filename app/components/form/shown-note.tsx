/** Where the server was asked to show passwords: why they are empty now. */
export function ShownNote({ shown }: { shown: string | undefined }) {
  if (shown === undefined) return null;
  return (
    <p className="notice" role="status">
      {shown
        ? 'Now you see what you type. Please type the password again: it is never sent back to a page.'
        : 'What you type is hidden again. Please type the password once more.'}
    </p>
  );
}
