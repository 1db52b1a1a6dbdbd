import { ReportDocument } from './report-document';

interface PasscodePageProps {
  /** Where the form goes: the address of the page itself. */
  action: string;
  error: string | null;
  css: string;
  nonce: string;
}

/** Stands before a report that its owner has locked. Does not name the owner. */
export function PasscodePage({ action, error, css, nonce }: PasscodePageProps) {
  return (
    <ReportDocument title={`${error ? 'Error: ' : ''}Passcode for a report`} css={css} nonce={nonce}>
      <main className="plain">
        <h1>This report is locked</h1>
        <p>Enter the passcode that the person who shared it gave you.</p>
        <form method="post" action={action}>
          {error && (
            <p className="error" id="passcode-error" role="alert">
              {error}
            </p>
          )}
          <p>
            <label htmlFor="passcode">Passcode</label>
            <input
              id="passcode"
              name="passcode"
              type="password"
              autoComplete="off"
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'passcode-error' : undefined}
            />
          </p>
          <p>
            <button type="submit">Open the report</button>
          </p>
        </form>
      </main>
    </ReportDocument>
  );
}
