import { db } from '~/db.server';
import { readAdminStats } from '~/domain/admin/directory.server';
import { api } from '~/http/api.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    await requireApiAdmin(args);
    return Response.json(await readAdminStats(db, new Date()));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
