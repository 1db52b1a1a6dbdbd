import { requestResetFrom } from '~/http/accounts/reset.server';
import { api, readJson } from '~/http/api.server';

const handlers = api({
  async POST({ request }) {
    await requestResetFrom(request, await readJson(request));
    return Response.json({ message: 'If that email has an account, a link is on its way.' });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
