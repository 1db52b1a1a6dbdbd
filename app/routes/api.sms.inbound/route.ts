import { db } from '~/db.server';
import { receiveText } from '~/domain/sms/inbound.server';
import { sms } from '~/gateways/index.server';
import { api } from '~/http/api.server';
import { readProviderRequest } from '~/http/sms/provider-requests.server';
import { textRules } from '~/text-rules.server';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** TwiML: what to answer, or an empty response for nothing. */
const twiml = (reply: string | null) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${reply ? `<Message>${escapeXml(reply)}</Message>` : ''}</Response>`;

const handlers = api({
  async POST({ request }) {
    const { fields, signature } = await readProviderRequest(request);
    const { From: from = '', Body: body = '', MessageSid: messageSid } = fields;
    const text = { from, body, messageSid, signature };
    const reply = await receiveText(db, { ...text, sms, rules: textRules, now: new Date() });
    return new Response(twiml(reply), { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
