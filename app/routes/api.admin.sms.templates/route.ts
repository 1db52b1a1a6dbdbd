import { db } from '~/db.server';
import { readTemplates } from '~/domain/sms/template-store.server';
import { api } from '~/http/api.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    await requireApiAdmin(args);
    return Response.json(await readTemplates(db));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
