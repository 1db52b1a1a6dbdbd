import { ReportDocument } from './report-document';

interface SharedPageProps {
  /** Where the button goes: the address of the page itself. */
  action: string;
  css: string;
  nonce: string;
}

/** For what looks ahead, which may be a messenger that shows what it sees to a whole group: no name and no data. */
export function SharedPage({ action, css, nonce }: SharedPageProps) {
  return (
    <ReportDocument title="A report was shared with you" css={css} nonce={nonce}>
      <main className="plain">
        <h1>A report was shared with you</h1>
        <p>It is private. Open it only if it was meant for you.</p>
        <form method="post" action={action}>
          <p>
            <button type="submit">Open</button>
          </p>
        </form>
      </main>
    </ReportDocument>
  );
}
