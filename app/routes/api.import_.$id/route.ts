import { z } from 'zod';
import { db } from '~/db.server';
import { isRating, type Rating } from '~/domain/check-in/answers';
import { discardWaiting } from '~/domain/import/discard.server';
import { listRows, rateMoods, readImport } from '~/domain/import/dry-run.server';
import { parseInput } from '~/domain/parse';
import { api, readJson } from '~/http/api.server';
import { addFor } from '~/http/import/add.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const OUTCOMES = ['add', 'skip', 'refuse'] as const;
const pageSchema = z.object({
  outcome: z.enum(OUTCOMES, { error: `outcome can be ${OUTCOMES.join(', ')}` }).optional(),
  after: z.coerce.number('after is the number of a row').int().min(0).default(0),
  limit: z.coerce.number('limit is 1 to 500').int().min(1).max(500, 'limit is 1 to 500').default(100),
});
const moodsSchema = z.object({
  moods: z.record(
    z.string(),
    z.custom<Rating | null>((value) => value === null || isRating(value), 'A mood is worth 1 to 5, or null'),
    { error: 'moods is a map of names to ratings' },
  ),
});

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    const page = parseInput(pageSchema, Object.fromEntries(new URL(args.request.url).searchParams));
    const which = { ownerId: owner.id, id: args.params.id ?? '' };
    const { rows, next } = await listRows(db, { ...which, ...page });
    return Response.json({ ...(await readImport(db, which)), rows, next: next ?? null });
  },

  /** What each mood is worth. */
  async PATCH(args) {
    const { owner } = await requireApiOwner(args);
    const { moods } = parseInput(moodsSchema, await readJson(args.request));
    const which = { ownerId: owner.id, id: args.params.id ?? '' };
    await rateMoods(db, { ...which, ratings: moods });
    return Response.json(await readImport(db, which));
  },

  /** Adds it. */
  async POST(args) {
    const { owner } = await requireApiOwner(args);
    return Response.json({ added: await addFor(owner.id, args.params.id ?? '') });
  },

  async DELETE(args) {
    const { owner } = await requireApiOwner(args);
    const which = { ownerId: owner.id, id: args.params.id ?? '' };
    await discardWaiting(db, which);
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
