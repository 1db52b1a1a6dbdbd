import { db } from '~/db.server';
import { pingDatabase } from '~/domain/health.server';
import { api } from '~/http/api.server';

const handlers = api({
  async GET() {
    await pingDatabase(db);
    return Response.json({ status: 'ok' });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
