/** Tells an admin what they owe. A passkey is not enough: the password would still open the admin's pages by itself. */
export function DutyNotice({ kind, day }: { kind: 'due' | 'overdue'; day: string }) {
  return (
    <p className="notice">
      {kind === 'overdue' ? (
        <>
          <strong>Admins need codes from an app.</strong> The admin’s pages open again once they are set up
          here. Everything else works as before.
        </>
      ) : (
        <>
          <strong>Admins need codes from an app by {day}.</strong> After that day the admin’s pages open only
          with them. Everything else works as before.
        </>
      )}
    </p>
  );
}
