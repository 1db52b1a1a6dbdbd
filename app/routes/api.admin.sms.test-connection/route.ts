import { db } from '~/db.server';
import { testConnection } from '~/domain/sms/test-texts.server';
import { sms } from '~/gateways/index.server';
import { api } from '~/http/api.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async POST(args) {
    const { user: admin } = await requireApiAdmin(args);
    await limitOwner('smsTest', admin.id);
    return Response.json(await testConnection(db, { actorId: admin.id, sms, now: new Date() }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
