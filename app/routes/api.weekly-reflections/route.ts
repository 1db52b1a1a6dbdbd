import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { createReflection, presentReflection } from '~/domain/reflections/reflections.server';
import { reflectionSchema } from '~/domain/reflections/schema';
import { api, readJson } from '~/http/api.server';
import { limitOwner } from '~/http/rate-limits.server';
import { answerReflections } from '~/http/reflections/list.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';
import { ownerOrNewGuest } from '~/http/visitor/guest.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    return answerReflections(args.request, owner.id);
  },

  /** `anonymous` is the caller: a `userId` in the body is ignored, and somebody unknown becomes a guest. */
  async POST(args) {
    const now = new Date();
    const input = parseInput(reflectionSchema, await readJson(args.request));
    const { owner, headers } = await ownerOrNewGuest(args, { now });
    await limitOwner('reflection', owner.id);
    const reflection = await createReflection(db, { owner, input, now });
    return Response.json(presentReflection(reflection), { status: 201, headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
