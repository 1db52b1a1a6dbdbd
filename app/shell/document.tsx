import { Links, Meta, ScrollRestoration } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { useNonce } from '../nonce';
import { useGatedScripts } from './gated-scripts';
import type { Frame } from './shell';

interface DocumentProps {
  /** Null: the system decides. */
  theme: 'light' | 'dark' | null;
  /** What stands around the page. */
  frame: Frame;
  /** The name of the cookie that tells the server which time zone this is. */
  zoneCookie?: string;
  /** False: the page is whole without the app's script, and has none at all. */
  hasScript: boolean;
  children: ReactNode;
}

/** Runs before the page is drawn, so that the first form already knows the zone. */
const rememberZone = (cookie: string) =>
  `try{var z=Intl.DateTimeFormat().resolvedOptions().timeZone;if(z)document.cookie=${JSON.stringify(cookie)}+'='+encodeURIComponent(z)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}`;

const PAPER = { light: '#f3f3ec', dark: '#0b252e' };

export function Document({ hasScript, ...page }: DocumentProps) {
  const { zoneCookie: _, ...plain } = page;
  return hasScript ? <Scripted {...page} /> : <Page {...plain} isScripted={false} />;
}

function Scripted({ zoneCookie, children, ...page }: Omit<DocumentProps, 'hasScript'>) {
  const nonce = useNonce();
  const { head, body } = useGatedScripts(nonce);
  const script = (text: string) => (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
  // Before the style sheet: a script after it would wait for it.
  const first = script(`${zoneCookie ? rememberZone(zoneCookie) : ''};${head}`);
  return (
    <Page {...page} isScripted head={first}>
      {children}
      <ScrollRestoration nonce={nonce} />
      {body.map((text, index) => (
        <Fragment key={index}>{script(text)}</Fragment>
      ))}
    </Page>
  );
}

interface PageProps extends Omit<DocumentProps, 'hasScript' | 'zoneCookie'> {
  isScripted: boolean;
  head?: ReactNode;
}

function Page({ theme, frame, isScripted, head, children }: PageProps) {
  return (
    <html lang="en" data-theme={theme ?? undefined} data-script={isScripted ? undefined : 'none'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        {theme ? (
          <meta name="theme-color" content={PAPER[theme]} />
        ) : (
          <>
            <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <Meta />
        {head}
        <Links />
      </head>
      <body className={frame === 'plain' ? 'shell' : `shell shell--${frame}`}>{children}</body>
    </html>
  );
}
