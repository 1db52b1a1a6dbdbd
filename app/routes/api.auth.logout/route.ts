import { db } from '~/db.server';
import { endSession } from '~/domain/accounts/sessions.server';
import { api } from '~/http/api.server';
import { logoutHeaders } from '~/http/visitor/session.server';
import { findSentToken } from '~/http/visitor/visitor.server';

const handlers = api({
  // Logging out twice is fine: the answer is the same for a session that has ended already.
  async POST(args) {
    const token = await findSentToken(args.request);
    if (token) await endSession(db, token);
    return new Response(null, { status: 204, headers: await logoutHeaders() });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
