import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { testSendSchema } from '~/domain/sms/schema';
import { sendTestText } from '~/domain/sms/test-texts.server';
import { sms } from '~/gateways/index.server';
import { api, readJson, requireApiAdmin } from '~/http/api.server';
import { limitOwner } from '~/http/rate-limits.server';

const handlers = api({
  async POST(args) {
    const { user: admin } = await requireApiAdmin(args);
    const input = parseInput(testSendSchema, await readJson(args.request));
    await limitOwner('smsTest', admin.id);
    return Response.json(await sendTestText(db, { actorId: admin.id, sms, input, now: new Date() }));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
