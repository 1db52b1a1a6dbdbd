import { db } from '~/db.server';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { api } from '~/http/api.server';
import { requireApiMember } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiMember(args);
    return Response.json(await readUserStats(db, { owner, now: new Date() }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
