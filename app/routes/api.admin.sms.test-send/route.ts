import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { testSendSchema } from '~/domain/sms/schema';
import { sendTestText } from '~/domain/sms/test-texts.server';
import { sms } from '~/gateways/index.server';
import { api, readJson } from '~/http/api.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';
import { textRules } from '~/text-rules.server';

const handlers = api({
  async POST(args) {
    const { user: admin } = await requireApiAdmin(args);
    const idempotencyKey = readIdempotencyKey(args.request);
    const input = parseInput(testSendSchema, await readJson(args.request));
    await limitOwner('smsTest', admin.id);
    const test = { actorId: admin.id, sms, rules: textRules, input, now: new Date(), idempotencyKey };
    return Response.json(await sendTestText(db, test));
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
