/** Every word that stands in an address of the app; a test holds that none is missing. */
const WORDS = new Set(
  `__manifest .well-known account activity admin anonymous api app-lock apple-touch-icon.png assets auth chat check-in-draft checkin code codes day
  delete device-data disclaimer download draft earlier edit email exercises export favicon.ico favicon.svg fhir healthz history how
  icon-192.png icon-512.png icon-maskable-512.png og.png picture
  import inbound landing licenses lock login logout logs me mental-health-insights mood-entries mood-insights mood-patterns
  mood-reports new older.css older.js onboarding outside-ai passkey-options preview privacy questionnaire r register request-reset reset reset-password robots.txt
  safety safety-plan scores security security.txt settings site.webmanifest sms sms-dashboard stats status sw.js templates terms
  test-connection test-send theme trends try undo user-stats users
  weekly-reflection weekly-reflections _root`.split(/\s+/),
);

/** The ends of files, and of the data of a page, which the browser's part of Remix asks for. */
const KIND = /\.(data|js|css|map|woff2?|svg|png|ico|txt)$/;

/** A part of an address, or an asterisk for what the app does not know: ids, tokens, days, and what somebody mistyped. */
function redactedPart(part: string): string {
  if (part === '' || WORDS.has(part.toLowerCase())) return part;
  const kind = KIND.exec(part)?.[0] ?? '';
  const name = part.slice(0, part.length - kind.length);
  return `${WORDS.has(name.toLowerCase()) ? name : '*'}${kind}`;
}

/** The path for the log: no query (tokens, links, search texts), and nothing but words of the app. */
export function redactedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.split('/').map(redactedPart).join('/').slice(0, 200);
}
