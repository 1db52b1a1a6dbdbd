import { z } from 'zod';
import { type Deletion, deletionSchema } from '~/domain/accounts/deletion';
import { parseInput } from '~/domain/parse';
import { deleteFor } from '~/http/accounts/deletion.server';
import { api, readJson } from '~/http/api.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const whatSchema = z.object({
  keepAccount: z.boolean({ error: 'keepAccount must be true or false' }).default(false),
});

const handlers = api({
  /** `{ confirmation, password, keepAccount? }`: the same typed words as on the screen. */
  async DELETE(args) {
    const visitor = await requireApiOwner(args);
    const body = await readJson(args.request);
    const what: Deletion = parseInput(whatSchema, body).keepAccount ? 'data' : 'everything';
    const { password } = parseInput(deletionSchema(what, { hasPassword: visitor.kind === 'member' }), body);
    return new Response(null, { status: 204, headers: await deleteFor({ what, visitor, password }) });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
