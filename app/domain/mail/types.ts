import type { MailKind } from 'db/documents/mail';
import type { MailTrouble } from '../../gateways/mail/mail-gateway';

export type { MailKind, MailStatus } from 'db/documents/mail';

/** `sealed`: no key of this server opens the mail. */
export type Trouble = MailTrouble | 'sealed';

/** What came of one try. */
export interface TriedMail {
  id: string;
  kind: MailKind;
  attempts: number;
  outcome: 'sent' | 'failed' | 'postponed';
  trouble: Trouble | null;
  /** The codes of the mail server's reply. */
  reply: string | null;
}
