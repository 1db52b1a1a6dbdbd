export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailGateway {
  /** Sends one mail. @throws when the server refuses it or does not answer in time */
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept here of mails to an address. What was sent is out of our hands. */
  forget(address: string): Promise<void>;
  /** Removes the copies of mails that this side keeps, if it keeps any. */
  deleteOlderThan(age: Date): Promise<void>;
}
