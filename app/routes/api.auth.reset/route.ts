import { resetFrom } from '~/http/accounts/reset.server';
import { api, readJson } from '~/http/api.server';

const handlers = api({
  async POST({ request }) {
    await resetFrom(request, await readJson(request));
    return Response.json({ message: 'Your password has been changed. Please log in.' });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
