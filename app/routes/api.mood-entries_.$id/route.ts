import { db } from '~/db.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import {
  type CheckIn,
  deleteCheckIn,
  presentCheckIn,
  requireCheckIn,
  versionOf,
} from '~/domain/check-in/entries/check-ins.server';
import { checkInChangesSchema } from '~/domain/check-in/entries/schema';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { api, readJson } from '~/http/api.server';
import { entityTag, readIfMatch } from '~/http/entity-tags.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const handlers = api({
  async GET(args) {
    const { owner } = await requireApiOwner(args);
    return answerWith(await requireCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' }));
  },

  async PATCH(args) {
    const now = new Date();
    const { owner } = await requireApiOwner(args);
    const { seen, ...changes } = parseInput(checkInChangesSchema(now), await readJson(args.request));
    await limitOwner('checkIn', owner.id);
    const ifMatch = readIfMatch(args.request);
    const versions = ifMatch ?? (seen === undefined ? undefined : [seen]);
    try {
      return answerWith(await changeCheckIn(db, { owner, id: args.params.id ?? '', changes, versions, now }));
    } catch (error) {
      const isOutdated = ifMatch && error instanceof Problem && error.kind === 'conflict';
      throw isOutdated ? new Problem('outdated', error.message) : error;
    }
  },

  async DELETE(args) {
    const { owner } = await requireApiOwner(args);
    await deleteCheckIn(db, { ownerId: owner.id, id: args.params.id ?? '' });
    return new Response(null, { status: 204 });
  },
});

/** With its version, by which a change can say what it is about. */
const answerWith = (entry: CheckIn) =>
  Response.json(presentCheckIn(entry), { headers: { ETag: entityTag(versionOf(entry)) } });

export const loader = handlers.loader;
export const action = handlers.action;
