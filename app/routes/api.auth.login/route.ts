import { presentMember } from '~/domain/accounts/accounts.server';
import { loginSchema } from '~/domain/accounts/schema';
import { parseInput } from '~/domain/parse';
import { logInFrom } from '~/http/accounts/auth.server';
import { api, readJson } from '~/http/api.server';
import { loginCookies } from '~/http/visitor/session.server';

const handlers = api({
  async POST({ request }) {
    const { user, session } = await logInFrom(request, parseInput(loginSchema, await readJson(request)));
    const headers = await loginCookies({ token: session.token, user });
    return Response.json({ sessionToken: session.token, user: presentMember(user) }, { headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
