import { ReportDocument } from './report-document';

interface NoticePageProps {
  title: string;
  message: string;
  css: string;
  nonce: string;
}

/** A plain page where no report can be shown. */
export function NoticePage({ title, message, css, nonce }: NoticePageProps) {
  return (
    <ReportDocument title={title} css={css} nonce={nonce}>
      <main className="plain">
        <h1>{title}</h1>
        <p>{message}</p>
        <p className="small">
          In the United States, anyone in crisis can call or text 988, or text HOME to 741741.
        </p>
      </main>
    </ReportDocument>
  );
}
