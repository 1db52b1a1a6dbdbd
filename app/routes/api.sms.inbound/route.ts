import { db } from '~/db.server';
import { receiveText } from '~/domain/sms/inbound.server';
import { api } from '~/http/api.server';
import { readProviderRequest } from '~/http/sms/provider-requests.server';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** TwiML: what to answer, or an empty response for nothing. */
const twiml = (reply: string | null) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${reply ? `<Message>${escapeXml(reply)}</Message>` : ''}</Response>`;

const handlers = api({
  async POST({ request }) {
    const { From = '', Body = '' } = await readProviderRequest(request);
    const reply = await receiveText(db, { from: From, body: Body, now: new Date() });
    return new Response(twiml(reply), { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
