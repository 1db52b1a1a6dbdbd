import { db } from '~/db.server';
import { presentScore } from '~/domain/scores/present';
import { changeScore, deleteScore, requireScore } from '~/domain/scores/scores.server';
import { api, readJson } from '~/http/api.server';
import { limitOwner } from '~/http/rate-limits.server';
import { withHelpInRefusal } from '~/http/scores/help-in-refusal.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    return Response.json(
      presentScore(await requireScore(db, { ownerId: owner.id, id: args.params.id ?? '' })),
    );
  },

  async PATCH(args) {
    const changes = await readJson(args.request);
    return withHelpInRefusal(changes, async () => {
      const { owner } = await requireApiOwner(args);
      await limitOwner('score', owner.id);
      const change = { owner, id: args.params.id ?? '', changes, now: new Date() };
      const { score, isAsked } = await changeScore(db, change);
      return Response.json({ ...presentScore(score), safety: { asked: isAsked } });
    });
  },

  async DELETE(args) {
    const { owner } = await requireApiOwner(args);
    await deleteScore(db, { ownerId: owner.id, id: args.params.id ?? '' });
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
