import { db } from '~/db.server';
import { NO_WEEK, readWeekInsights } from '~/domain/insights/insights.server';
import { api } from '~/http/api.server';
import { findApiOwner } from '~/http/visitor/api-access.server';
import { inBackground } from '~/running/background.server';

const handlers = api({
  async GET(args) {
    const owner = await findApiOwner(args);
    const now = new Date();
    return Response.json(owner ? await readWeekInsights(db, { owner, now, inBackground }) : NO_WEEK);
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
