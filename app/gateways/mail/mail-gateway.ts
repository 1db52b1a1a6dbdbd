export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Whose it is: with the account go the mails about it, to whatever address. */
  accountId?: string;
}

/** An account that is deleted, and the address it had last. */
interface ForgottenAccount {
  accountId: string;
  address: string;
}

export interface MailGateway {
  /** Sends one mail. @throws when the server refuses it or does not answer in time */
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept here of mails about an account or to its address. What was sent is out of our hands. */
  forget(account: ForgottenAccount): Promise<void>;
  /** Removes the copies of mails that this side keeps, if it keeps any. */
  deleteOlderThan(age: Date): Promise<void>;
}
