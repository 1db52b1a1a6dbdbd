import { db } from '~/db.server';
import { readMentalHealthInsights } from '~/domain/insights/insights.server';
import { api } from '~/http/api.server';
import { aiFor } from '~/http/outside-ai/consent.server';
import { requireApiMember } from '~/http/visitor/api-access.server';
import { inBackground } from '~/running/background.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiMember(args);
    const asked = { owner, now: new Date(), ai: aiFor(owner), inBackground };
    return Response.json(await readMentalHealthInsights(db, asked));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
