const DAY_MS = 86_400_000;
/** The standard wants less than a year. */
const VALID_DAYS = 180;

interface SecurityTxt {
  /** An address of mail, or a page. */
  contact: string;
  appUrl: string;
  now: Date;
}

/** The text of /.well-known/security.txt (RFC 9116). */
export function securityTxt({ contact, appUrl, now }: SecurityTxt): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${/^https:/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
