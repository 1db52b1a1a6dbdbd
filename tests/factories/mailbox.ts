import type { Mail, MailGateway } from '~/gateways/mail/mail-gateway';

/** A mail server that keeps what it is given. */
export function newMailbox(): { mail: MailGateway; sent: Mail[] } {
  const sent: Mail[] = [];
  const mail: MailGateway = {
    send: async (message) => void sent.push(message),
    forget: async () => {},
    deleteOlderThan: async () => {},
  };
  return { mail, sent };
}
