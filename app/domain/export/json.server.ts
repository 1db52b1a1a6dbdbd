import type { Database } from 'db/client';
import { LIST_NAMES, listIds, listOwnDrafts, readRows, type ListName } from 'db/repositories/export';
import type { Owner } from '../owners/guests.server';
import { readSafetyPlan } from '../safety-plan/plan.server';
import { presentMember, type Member } from '../users/accounts.server';

export const EXPORT_FORMAT = 'soundings-export';
/** Of the schema in docs/export-format.md. */
export const EXPORT_VERSION = 1;
const ROWS_AT_ONCE = 100;

interface Export {
  owner: Owner;
  /** Missing for a guest. */
  user?: Member;
  now: Date;
}

/** Everything that is kept of somebody, as the pieces of one JSON text; only a few rows are in memory at a time. */
export async function* exportJson(db: Database, { owner, user, now }: Export): AsyncGenerator<string> {
  const { guestTokenHash: _, id, ...settings } = owner;
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now,
    id,
    profile: user ? presentMember(user) : null,
    settings,
    safetyPlan: (await readSafetyPlan(db, id)).texts,
    draftCheckIns: await listOwnDrafts(db, id),
  };
  // Without the brace that ends it: the lists follow.
  yield JSON.stringify(head, null, 1).slice(0, -2);
  for (const name of LIST_NAMES) {
    yield `,\n "${name}": [`;
    yield* listJson(db, name, id);
    yield ']';
  }
  yield '\n}\n';
}

async function* listJson(db: Database, name: ListName, ownerId: string): AsyncGenerator<string> {
  const ids = await listIds(db, name, ownerId);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const rows = await readRows(db, { name, ownerId, ids: ids.slice(start, start + ROWS_AT_ONCE) });
    const texts = rows.map((row) => JSON.stringify(row));
    if (texts.length > 0) yield `${start === 0 ? '\n  ' : ',\n  '}${texts.join(',\n  ')}`;
  }
}
