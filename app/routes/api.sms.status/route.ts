import { db } from '~/db.server';
import { Problem } from '~/domain/problem';
import { takeReceipt } from '~/domain/sms/receipts.server';
import { api } from '~/http/api.server';
import { readProviderRequest } from '~/http/sms/provider-requests.server';

const handlers = api({
  async POST({ request }) {
    const { fields } = await readProviderRequest(request);
    const id = new URL(request.url).searchParams.get('message') ?? undefined;
    const { MessageSid: providerId = '', MessageStatus: status = '', ErrorCode } = fields;
    const code = ErrorCode ? Number(ErrorCode) : undefined;
    if (!(await takeReceipt(db, { id, providerId, status, code, now: new Date() }))) {
      throw new Problem('not-found', 'There is no such message.');
    }
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
