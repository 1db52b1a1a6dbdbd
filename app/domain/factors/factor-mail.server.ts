import type { MailGateway } from '../../gateways/mail/mail-gateway';
import { factorMail, type FactorNews } from './mail-texts';

interface Told {
  id: string;
  email: string;
  firstName: string;
}

/** Tells a member that one can log in to their account in another way now. */
export async function sendFactorMail(mail: MailGateway, user: Told, news: FactorNews): Promise<void> {
  await mail.send({ to: user.email, accountId: user.id, ...factorMail(news, user) });
}
