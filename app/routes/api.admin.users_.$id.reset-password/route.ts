import { sendResetForUser } from '~/http/accounts/reset.server';
import { api } from '~/http/api.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async POST(args) {
    const { user: admin } = await requireApiAdmin(args);
    const message = await sendResetForUser({ actorId: admin.id, userId: args.params.id ?? '' });
    return Response.json({ message });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
