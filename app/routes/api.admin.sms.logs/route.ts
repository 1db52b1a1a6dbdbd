import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { openLogs } from '~/domain/sms/logs.server';
import { logApiSchema } from '~/domain/sms/schema';
import { api } from '~/http/api.server';
import { nextPageHeaders } from '~/http/paging.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { user: admin } = await requireApiAdmin(args);
    const { searchParams } = new URL(args.request.url);
    const { cursor, ...query } = parseInput(logApiSchema, Object.fromEntries(searchParams));
    const { logs, hasMore } = await openLogs(db, {
      ...query,
      page: cursor,
      actorId: admin.id,
      now: new Date(),
    });
    const next = hasMore ? String(cursor + 1) : undefined;
    return Response.json(logs, { headers: nextPageHeaders(args.request, next) });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
