import { db } from '~/db.server';
import { readPatterns } from '~/domain/insights/insights.server';
import { api, requireApiMember } from '~/http/api.server';
import { inBackground } from '~/http/background.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiMember(args);
    return Response.json(await readPatterns(db, { owner, now: new Date(), inBackground }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
