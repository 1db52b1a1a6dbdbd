import { api } from '~/http/api.server';
import { answerReflections } from '~/http/reflections/list.server';
import { findApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const owner = await findApiOwner(args);
    return owner ? answerReflections(args.request, owner.id) : Response.json([]);
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
