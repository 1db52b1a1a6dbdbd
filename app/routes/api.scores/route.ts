import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { parseInput } from '~/domain/parse';
import { listScorePage } from '~/domain/scores/list.server';
import { presentScore } from '~/domain/scores/present';
import { scoreListSchema, scoreSchema } from '~/domain/scores/schema';
import { createScore } from '~/domain/scores/scores.server';
import { api, readJson } from '~/http/api.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { nextPageHeaders } from '~/http/paging.server';
import { limitOwner } from '~/http/rate-limits.server';
import { withHelpInRefusal } from '~/http/scores/help-in-refusal.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    const { searchParams } = new URL(args.request.url);
    const query = parseInput(scoreListSchema, Object.fromEntries(searchParams));
    const { page, nextCursor } = await listScorePage(db, { ownerId: owner.id, query });
    return Response.json(page.map(presentScore), { headers: nextPageHeaders(args.request, nextCursor) });
  },

  async POST(args) {
    const now = new Date();
    const idempotencyKey = readIdempotencyKey(args.request);
    const body = await readJson(args.request);
    return withHelpInRefusal(body, async () => {
      const { owner } = await requireApiOwner(args);
      const input = parseInput(scoreSchema(localDateAt(now, daySettings(owner))), body);
      await limitOwner('score', owner.id);
      const { score, isAsked } = await createScore(db, { owner, input, now, idempotencyKey });
      const headers = { Location: `/api/scores/${score.id}` };
      const presented = { ...presentScore(score), safety: { asked: isAsked } };
      return Response.json(presented, { status: 201, headers });
    });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
