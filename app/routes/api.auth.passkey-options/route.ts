import { parseInput } from '~/domain/parse';
import { passkeyPurposeSchema } from '~/domain/second-factors/schema';
import { passkeyOptionsFor } from '~/http/accounts/passkeys.server';
import { api, readJson } from '~/http/api.server';
import { passkeyCookie, withCookies } from '~/http/cookies.server';

const handlers = api({
  async POST(args) {
    const { purpose } = parseInput(passkeyPurposeSchema, await readJson(args.request));
    const { options, token } = await passkeyOptionsFor(args, purpose);
    return Response.json(options, { headers: withCookies(await passkeyCookie.serialize(token)) });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
