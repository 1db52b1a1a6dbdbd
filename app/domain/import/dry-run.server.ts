import type { Database } from 'db/client';
import * as imports from 'db/repositories/imports';
import type { Rating } from '../check-in/answers';
import { Problem } from '../problem';
import { DAYLIO_MOODS } from './daylio';
import { ratingOf } from './mood-rating';
import type { ImportSummary, MoodRatings, Outcome } from './types';

/** What an import would do. @throws Problem 'not-found' for one that is not this owner's */
export async function readImport(
  db: Database,
  which: { ownerId: string; id: string },
): Promise<ImportSummary> {
  const record = await imports.findImport(db, which);
  if (!record || record.state === 'reading')
    throw new Problem('not-found', 'There is no such import any more.');
  const counted = await imports.countImportRows(db, record.id);
  const { id, source, state, timeZone, moods } = record;
  const names = [
    ...new Set(counted.flatMap((row) => (row.mood !== null && row.outcome === 'add' ? [row.mood] : []))),
  ];
  const outcomeOf = (row: imports.RowCount): Outcome =>
    row.outcome === 'add' && row.mood !== null && ratingOf(moods, row.mood) === null ? 'skip' : row.outcome;
  const sum = (isWanted: (row: imports.RowCount) => boolean) =>
    counted.filter(isWanted).reduce((total, row) => total + row.count, 0);
  const adding = (kind: imports.RowCount['kind']) =>
    sum((row) => outcomeOf(row) === 'add' && row.kind === kind);
  return {
    id,
    source,
    state,
    timeZone,
    moods: names.map((name) => ({
      name,
      count: sum((row) => row.mood === name && row.outcome === 'add'),
      rating: ratingOf(moods, name),
      proposed: proposedFor(name),
    })),
    needsMoods: names.some((name) => ratingOf(moods, name) === undefined),
    counts: {
      add: sum((row) => outcomeOf(row) === 'add'),
      skip: sum((row) => outcomeOf(row) === 'skip'),
      refuse: sum((row) => outcomeOf(row) === 'refuse'),
    },
    adds: {
      checkIns: adding('check-in'),
      reflections: adding('reflection'),
      chats: adding('chat'),
      scores: adding('score'),
      hasPlan: adding('plan') > 0,
    },
  };
}

function proposedFor(name: string): Rating | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(DAYLIO_MOODS, key) ? DAYLIO_MOODS[key as keyof typeof DAYLIO_MOODS] : undefined;
}

interface Page {
  ownerId: string;
  id: string;
  outcome?: Outcome;
  /** The last row of the page before. */
  after: number;
  limit: number;
}

const LEFT_OUT_REASON = 'You leave this mood out.';

/** A page of rows in the order of the file, and where the next one begins. @throws Problem 'not-found' */
export async function listRows(db: Database, { ownerId, id, ...page }: Page) {
  const record = await imports.findImport(db, { ownerId, id });
  if (!record) throw new Problem('not-found', 'There is no such import any more.');
  const { moods } = record;
  const leftOut = Object.entries(moods ?? {}).flatMap(([name, rating]) => (rating === null ? [name] : []));
  const found = await imports.listImportRows(db, { importId: id, leftOut, ...page, limit: page.limit + 1 });
  const rows = found.slice(0, page.limit).map(({ mood, ...row }) => {
    const isLeftOut = row.outcome === 'add' && mood !== null && ratingOf(moods, mood) === null;
    const rating = mood === null ? null : (ratingOf(moods, mood) ?? null);
    return isLeftOut
      ? { ...row, mood, rating, outcome: 'skip' as const, reason: LEFT_OUT_REASON }
      : { ...row, mood, rating };
  });
  return { rows, next: found.length > rows.length ? rows.at(-1)?.seq : undefined };
}

/**
 * Keeps what each mood of a file is worth.
 * @throws Problem 'not-found', 'invalid' with messages by mood, 'conflict' once it is being added
 */
export async function rateMoods(
  db: Database,
  { ownerId, id, ratings }: { ownerId: string; id: string; ratings: MoodRatings },
): Promise<void> {
  const { moods } = await readImport(db, { ownerId, id });
  const missing = moods.filter(({ name }) => ratingOf(ratings, name) === undefined);
  if (missing.length > 0) {
    const message = (name: string) => `Choose what “${name}” is worth, or leave it out`;
    const errors = Object.fromEntries(missing.map(({ name }) => [name, [message(name)]]));
    throw new Problem('invalid', message(missing[0]?.name ?? ''), { errors });
  }
  const chosen = Object.fromEntries(moods.map(({ name }) => [name, ratingOf(ratings, name) ?? null]));
  if (!(await imports.changeImport(db, { ownerId, id, from: ['ready'] }, { moods: chosen })))
    throw new Problem('conflict', 'This file is being added already.');
}

/** The import that waits for its owner, if there is one. */
export async function findWaitingImport(db: Database, ownerId: string): Promise<string | undefined> {
  return (await imports.listImports(db, ownerId)).find(({ state }) => state === 'ready')?.id;
}
