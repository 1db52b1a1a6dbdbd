export interface Mail {
  /** The same at every try, so that a mailbox can tell a repetition from another mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Whose it is: with the account go the mails about it, to whatever address. */
  accountId: string;
}

/**
 * Why a mail has not left: nobody listens or the connection breaks, no answer in time, our login is not taken, this mail
 * is refused for good or for now, its address is none, the folder takes no file.
 */
export type MailTrouble = 'unreachable' | 'silent' | 'login' | 'refused' | 'later' | 'address' | 'unwritable';

interface NotSent {
  /** `failed`: no other try will do. `postponed`: it may be tried again. */
  status: 'failed' | 'postponed';
  trouble: MailTrouble;
  /** The codes of the server's reply, such as "451 4.7.1"; its words may name an address. */
  reply: string | null;
  /** True when the next mail would fare no better. */
  isServerAway: boolean;
}

export type MailOutcome = { status: 'sent' } | NotSent;

/** An account that is deleted, and the address it had last. */
interface ForgottenAccount {
  accountId: string;
  address: string;
}

export interface MailGateway {
  /** One try to send a mail, a minute long at most. What goes wrong is in the outcome. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Whether mail would be taken just now, without sending any. */
  check(): Promise<boolean>;
  /** Deletes what is kept here of mails about an account or to its address. What was sent is out of our hands. */
  forget(account: ForgottenAccount): Promise<void>;
  /** Removes the copies of mails that this side keeps, if it keeps any. */
  deleteOlderThan(age: Date): Promise<void>;
}
