import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { smsSettingsSchema } from '~/domain/sms/schema';
import { changeSettings, readSettings } from '~/domain/sms/settings.server';
import { api, readJson } from '~/http/api.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    await requireApiAdmin(args);
    return Response.json(await readSettings(db, new Date()));
  },

  async PUT(args) {
    const { user: admin } = await requireApiAdmin(args);
    const input = parseInput(smsSettingsSchema, await readJson(args.request));
    return Response.json(await changeSettings(db, { actorId: admin.id, input, now: new Date() }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
