import { Problem } from '../../domain/problem';
import { env } from '../../env.server';
import { sms } from '../../gateways/index.server';
import { readForm } from '../forms.server';

/**
 * The fields of a request that the provider of text messages has signed. The address it signed is the public one (behind a
 * proxy the request's own differs), or the one that it was really sent to.
 * @throws Problem 'forbidden' without a good signature
 */
export async function readProviderRequest(request: Request): Promise<Record<string, string>> {
  const form = await readForm(request);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const { origin, pathname, search } = new URL(request.url);
  const signature = request.headers.get('X-Twilio-Signature') ?? '';
  for (const host of new Set([env.APP_URL, origin])) {
    if (await sms.isGenuine({ signature, url: host + pathname + search, fields })) return fields;
  }
  throw new Problem('forbidden', 'The signature does not fit.');
}
