import { db } from '~/db.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import { deleteCheckIn, presentCheckIn, requireCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { checkInChangesSchema } from '~/domain/check-in/entries/schema';
import { parseInput } from '~/domain/parse';
import { api, readJson } from '~/http/api.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    return Response.json(
      presentCheckIn(await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' })),
    );
  },

  async PATCH(args) {
    const now = new Date();
    const { owner } = await requireApiOwner(args);
    const changes = parseInput(checkInChangesSchema(now), await readJson(args.request));
    await limitOwner('checkIn', owner.id);
    const entry = await changeCheckIn(db, { owner, id: args.params.id ?? '', changes, now });
    return Response.json(presentCheckIn(entry));
  },

  async DELETE(args) {
    const { owner } = await requireApiOwner(args);
    await deleteCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
