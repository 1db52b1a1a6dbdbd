import { db } from '~/db.server';
import { keepInDraft } from '~/domain/check-in/drafts.server';
import { draftSchema } from '~/domain/check-in/schema';
import { parseInput } from '~/domain/parse';
import { api, readJson, requireApiOwner } from '~/http/api.server';

const handlers = api({
  async PUT(args) {
    const { owner } = await requireApiOwner(args);
    const draft = parseInput(draftSchema, await readJson(args.request));
    await keepInDraft(db, { ownerId: owner.id, ...draft, now: new Date() });
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
