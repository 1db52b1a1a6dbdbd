import { logOut } from '~/http/accounts/log-out.server';
import { api } from '~/http/api.server';
import { logoutHeaders } from '~/http/visitor/session.server';

const NOTED =
  'Logged out. Our storage cannot be reached just now: the session is refused here from now on and ended there soon.';
const OPEN =
  'The cookies are cleared, but our storage cannot be reached and the session is still open. Please try again in a moment. In crisis: call or text 988, or text HOME to 741741.';

const handlers = api({
  // Logging out twice is fine: the answer is the same for a session that has ended already.
  async POST({ request }) {
    const outcome = await logOut(request);
    const headers = await logoutHeaders();
    if (outcome === 'ended') return new Response(null, { status: 204, headers });
    if (outcome === 'noted') return Response.json({ message: NOTED }, { status: 202, headers });
    headers.set('Retry-After', '5');
    return Response.json({ message: OPEN }, { status: 503, headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
