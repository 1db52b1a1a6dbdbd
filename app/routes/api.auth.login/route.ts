import { presentMember } from '~/domain/accounts/accounts.server';
import { SecondFactorRequired } from '~/domain/accounts/refusals.server';
import { apiLoginSchema } from '~/domain/accounts/schema';
import { parseInput } from '~/domain/parse';
import { logInFrom } from '~/http/accounts/auth.server';
import { api, readJson } from '~/http/api.server';
import { loginCookies } from '~/http/visitor/session.server';

const handlers = api({
  async POST({ request }) {
    const input = parseInput(apiLoginSchema, await readJson(request));
    try {
      const { user, session } = await logInFrom(request, input);
      const headers = await loginCookies({ token: session.token, user });
      return Response.json({ sessionToken: session.token, user: presentMember(user) }, { headers });
    } catch (error) {
      if (!(error instanceof SecondFactorRequired)) throw error;
      return Response.json({ message: error.message, secondFactorRequired: true }, { status: 401 });
    }
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
