import type { Database } from 'db/client';
import {
  LIST_NAMES,
  listIds,
  type ListName,
  listOpens,
  readRows,
  readSmallParts,
} from 'db/repositories/export';
import { type Member, presentMember } from '../accounts/accounts.server';
import type { Owner } from '../owners/guests.server';
import { readSafetyPlan } from '../safety-plan/plan.server';
import { readFactors } from '../second-factors/member-factors.server';

export const EXPORT_FORMAT = 'soundings-export';
/** The version of the schema in docs/export-format.md. */
export const EXPORT_VERSION = 1;
/** Conversations are long, and each report holds a copy of all its check-ins. */
const ROWS_AT_ONCE: Record<ListName, number> = {
  checkIns: 100,
  reflections: 100,
  scores: 100,
  chats: 5,
  reports: 1,
  textMessages: 100,
  textsToSend: 100,
  accountActivity: 100,
};

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
    security: user ? await readFactors(db, id) : null,
    settings,
    safetyPlan: (await readSafetyPlan(db, id)).texts,
    ...(await readSmallParts(db, id)),
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
  const step = ROWS_AT_ONCE[name];
  let separator = '\n  ';
  for (let start = 0; start < ids.length; start += step) {
    const rows = await readRows(db, { name, ownerId, ids: ids.slice(start, start + step) });
    const shown = name === 'reports' ? await presentReports(db, rows) : rows;
    for (const row of shown) {
      yield separator + JSON.stringify(row);
      separator = ',\n  ';
    }
  }
}

/** A passcode is told as a yes or no; every opening stands with its report. */
async function presentReports(db: Database, rows: Record<string, unknown>[]) {
  const opens = await listOpens(
    db,
    rows.map((row) => String(row.id)),
  );
  return rows.map(({ passcodeHash, ...row }) => ({
    ...row,
    hasPasscode: passcodeHash !== null,
    opens: opens
      .filter(({ reportRow }) => reportRow === row.id)
      .map(({ openedAt, device }) => ({ openedAt, device })),
  }));
}
