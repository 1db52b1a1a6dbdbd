import { db } from '~/db.server';
import { noUserStats, readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { api } from '~/http/api.server';
import { findApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const owner = await findApiOwner(args);
    return Response.json(owner ? await readUserStats(db, { owner, now: new Date() }) : noUserStats);
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
