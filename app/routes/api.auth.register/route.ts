import { presentMember } from '~/domain/accounts/accounts.server';
import { registerFrom } from '~/http/accounts/auth.server';
import { api, readJson } from '~/http/api.server';
import { registrationCookies } from '~/http/visitor/session.server';

const handlers = api({
  async POST({ request }) {
    const { user, session } = await registerFrom(request, await readJson(request));
    const headers = await registrationCookies({ token: session.token, user });
    return Response.json(
      { sessionToken: session.token, user: presentMember(user) },
      { status: 201, headers },
    );
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
