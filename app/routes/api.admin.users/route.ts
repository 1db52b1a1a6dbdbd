import { db } from '~/db.server';
import { listUsers } from '~/domain/admin/directory.server';
import { directoryApiSchema } from '~/domain/admin/schema';
import { parseInput } from '~/domain/parse';
import { api } from '~/http/api.server';
import { nextPageHeaders } from '~/http/paging.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    await requireApiAdmin(args);
    const { searchParams } = new URL(args.request.url);
    const { cursor, ...query } = parseInput(directoryApiSchema, Object.fromEntries(searchParams));
    const { users, hasMore } = await listUsers(db, { ...query, page: cursor });
    const next = hasMore ? String(cursor + 1) : undefined;
    return Response.json(users, { headers: nextPageHeaders(args.request, next) });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
