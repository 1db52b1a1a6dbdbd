import { presentMember } from '~/domain/accounts/accounts.server';
import { api } from '~/http/api.server';
import { requireApiMember } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { user } = await requireApiMember(args);
    return Response.json(presentMember(user));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
