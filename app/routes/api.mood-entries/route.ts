import { db } from '~/db.server';
import { createCheckIn, lookBefore, presentCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { listCheckIns } from '~/domain/check-in/entries/list-check-ins.server';
import { checkInListSchema } from '~/domain/check-in/entries/list-schema';
import { checkInSchema } from '~/domain/check-in/entries/schema';
import { parseInput } from '~/domain/parse';
import { api, readJson } from '~/http/api.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { nextPageHeaders } from '~/http/paging.server';
import { withinLimit } from '~/http/rate-limits.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';
import { ownerOrNewGuest } from '~/http/visitor/guest.server';
import { lookAhead } from '~/http/visitor/look-ahead.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    const { searchParams } = new URL(args.request.url);
    const query = parseInput(checkInListSchema, Object.fromEntries(searchParams));
    const { page, nextCursor } = await listCheckIns(db, { ownerId: owner.id, query });
    return Response.json(page.map(presentCheckIn), { headers: nextPageHeaders(args.request, nextCursor) });
  },

  async POST(args) {
    const now = new Date();
    const idempotencyKey = readIdempotencyKey(args.request);
    const input = parseInput(checkInSchema(now), await readJson(args.request));
    const look = lookAhead(args, (ownerId) => lookBefore(db, { ownerId, idempotencyKey }));
    const { owner, headers } = await ownerOrNewGuest(args, { timeZone: input.timeZone, now });
    const checkIn = { owner, input, now, idempotencyKey, isLive: true, seen: await look(owner.id) };
    const entry = await withinLimit('checkIn', owner.id, (allowance) =>
      createCheckIn(db, { ...checkIn, allowance }),
    );
    headers.set('Location', `/api/mood-entries/${entry.id}`);
    return Response.json(presentCheckIn(entry), { status: 201, headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
