import { db } from '~/db.server';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { api, requireApiMember } from '~/http/api.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiMember(args);
    return Response.json(await readUserStats(db, { owner, now: new Date() }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
