import { db } from '~/db.server';
import { keepInDraft, lookAtDraft } from '~/domain/check-in/drafts/drafts.server';
import { draftSchema } from '~/domain/check-in/drafts/schema';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { api, readJson } from '~/http/api.server';
import { writerOf } from '~/http/kept-forms/signed-owner.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

/** A page says whose it is: one that stayed open while somebody else logged in saves nothing for them. */
function requireTheirPage(body: unknown, ownerId: string): void {
  if (writerOf(new Map(Object.entries(body ?? {}))) !== ownerId)
    throw new Problem('forbidden', 'This draft is somebody else’s.');
}

const handlers = api(
  {
    async PUT(args) {
      const { owner } = await requireApiOwner(args);
      const body = await readJson(args.request);
      const draft = parseInput(draftSchema, body);
      requireTheirPage(body, owner.id);
      const seen = await lookAtDraft(db, { ownerId: owner.id, ...draft });
      if (seen.isSubmitted) throw new Problem('gone', 'These answers have been sent already.');
      await keepInDraft(db, { ownerId: owner.id, ...draft, now: new Date(), seen });
      return new Response(null, { status: 204 });
    },
  },
  { keepsCookies: true },
);

export const loader = handlers.loader;
export const action = handlers.action;
