import { requestResetFrom } from '~/http/accounts/reset.server';
import { api, readJson } from '~/http/api.server';

const ON_ITS_WAY = 'If that email has an account, a link is on its way.';
const LATE =
  'Mail does not leave here as it should just now. If that email has an account, a link is sent as soon as it can be; it may take longer.';

const handlers = api({
  async POST({ request }) {
    const { isLate } = await requestResetFrom(request, await readJson(request));
    return Response.json({ message: isLate ? LATE : ON_ITS_WAY });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
