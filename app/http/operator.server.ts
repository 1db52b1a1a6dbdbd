import type { OperatorFacts } from '../components/shell/operator-line';
import { env } from '../env.server';

const contactOf = (contact: string) => {
  const isPage = /^https:/i.test(contact);
  return { text: contact, href: isPage ? contact : `mailto:${contact}` };
};

/** As the settings say. */
export const operator: OperatorFacts = {
  name: env.OPERATOR_NAME ?? null,
  contact: env.OPERATOR_CONTACT ? contactOf(env.OPERATOR_CONTACT) : null,
};

/** For the log at a start: what the pages cannot say; nothing when all of it is set. */
export function whatIsMissing({ name, contact }: OperatorFacts): string | undefined {
  if (name === null && contact === null)
    return 'OPERATOR_NAME and OPERATOR_CONTACT are not set: no page says who runs this server or how to reach them.';
  if (name === null) return 'OPERATOR_NAME is not set: no page says who runs this server.';
  if (contact === null)
    return 'OPERATOR_CONTACT is not set: no page says how to reach whoever runs this server.';
  return undefined;
}
