import { env } from '../env.server';

/** What a page may load: only from here, scripts and styles only with this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What a page without scripts may load: styles, fonts and pictures from here. The same for every answer. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer that does not set them itself: redirects, JSON, files and refusals too. */
export const DEFAULT_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': NOTHING,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: with it browsers send `Origin: null` and every form without JavaScript would be refused.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'publickey-credentials-get=(self), publickey-credentials-create=(self)',
  ].join(', '),
  'Cache-Control': 'no-store',
  ...(env.isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
};

/** For a page of its own: no script at all, styles with this answer's nonce, fonts from here, forms only to here. */
export function documentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
