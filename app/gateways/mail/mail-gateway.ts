export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends one mail. @throws when the server refuses it or does not answer in time */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept here of mails to an address. What was sent is out of our hands. */
  forget(address: string): Promise<void>;
}
