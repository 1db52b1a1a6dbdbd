import type { ReactNode } from 'react';

interface ReportDocumentProps {
  title: string;
  css: string;
  nonce: string;
  children: ReactNode;
}

/** The frame of every page behind a report link. */
export function ReportDocument({ title, css, nonce, children }: ReportDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>{title}</title>
        {/* Messengers show these, or else whatever they find. */}
        <meta property="og:title" content={title} />
        <meta property="og:description" content="It is private. Open it only if it was meant for you." />
        <meta property="og:type" content="website" />
        <link rel="icon" href="data:," />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
