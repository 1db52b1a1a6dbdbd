import { Problem } from '~/domain/problem';
import { env } from '~/env.server';
import { api } from '~/http/api.server';
import { securityTxt } from '~/http/security-txt';

const handlers = api({
  /** Where to report a weakness of this installation (RFC 9116); there is none without somebody to tell. */
  async GET() {
    if (!env.OPERATOR_CONTACT) throw new Problem('not-found', 'Nobody is named here.');
    const text = securityTxt({ contact: env.OPERATOR_CONTACT, appUrl: env.APP_URL, now: new Date() });
    return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
