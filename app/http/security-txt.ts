import { daysAfter } from '../domain/calendar/durations';
import { startOfUtcDate, utcDate } from '../domain/calendar/utc';

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
  const expires = startOfUtcDate(utcDate(daysAfter(now, VALID_DAYS)));
  return [
    `Contact: ${/^https:/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
