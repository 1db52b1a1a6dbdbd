import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { keepReflectionDraft } from '~/domain/reflections/reflections.server';
import { reflectionDraftSchema } from '~/domain/reflections/schema';
import { api } from '~/http/api.server';
import { readForm } from '~/http/forms.server';
import { writerOf } from '~/http/kept-forms/signed-owner.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

/** Keeps what is being written, sent by the page's script while somebody types. */
const handlers = api(
  {
    async POST(args) {
      const { owner } = await requireApiOwner(args);
      const form = await readForm(args.request);
      if (writerOf(form) !== owner.id) {
        throw new Problem('forbidden', 'This draft is somebody else’s.');
      }
      const texts = parseInput(reflectionDraftSchema, Object.fromEntries(form));
      await keepReflectionDraft(db, { owner, texts, now: new Date() });
      return new Response(null, { status: 204 });
    },
  },
  { keepsCookies: true },
);

export const loader = handlers.loader;
export const action = handlers.action;
