import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useNonce } from '../nonce';

interface DocumentProps {
  /** Null: the system decides. */
  theme: 'light' | 'dark' | null;
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

export function Document({ theme, zoneCookie, hasScript, children }: DocumentProps) {
  const nonce = useNonce();
  return (
    <html lang="en" data-theme={theme ?? undefined} data-script={hasScript ? undefined : 'none'}>
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
        <Links />
        {hasScript && zoneCookie && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: rememberZone(zoneCookie) }}
          />
        )}
      </head>
      <body className="shell">
        {children}
        {hasScript && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
