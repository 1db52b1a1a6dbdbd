import { Problem } from '../../domain/problem';
import { env } from '../../env.server';
import { sms } from '../../gateways/index.server';
import { readForm } from '../forms.server';

/**
 * What the provider of text messages has signed: the fields of a request to our public address. The address
 * that the request names does not count: its sender can write anything there.
 * @throws Problem 'forbidden' without a good signature
 */
export async function readProviderRequest(request: Request) {
  const form = await readForm(request);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const { pathname, search } = new URL(request.url);
  const signature = request.headers.get('X-Twilio-Signature') ?? '';
  if (!(await sms.isGenuine({ signature, url: env.APP_URL + pathname + search, fields }))) {
    throw new Problem('forbidden', 'The signature does not fit.');
  }
  return { fields, signature };
}
