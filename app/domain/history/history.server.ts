import type { Database } from 'db/client';
import {
  findHistoryBounds,
  findNeighbourDays,
  type HistoryPlace,
  listHistory,
} from 'db/repositories/history';
import { localDateAt } from '../calendar/clock';
import { daySettings } from '../calendar/day-settings';
import { datesOfMonth, monthOf } from '../calendar/months';
import { searchWords } from '../check-in/entries/search-words';
import { readDays } from '../check-in/trends/day-moods.server';
import type { Owner } from '../owners/guests.server';
import { daysOf } from './lines';
import { stepsFrom } from './month-steps';
import type { HistoryFilters } from './schema';

/** Check-ins on one page of the history, and on the page of a day. */
const PAGE_SIZE = 10;
const DAY_SIZE = 50;

interface ReadHistory {
  owner: Owner;
  filters: HistoryFilters;
  cursor?: string;
  /** YYYY-MM of the calendar; without it the month of the newest check-in that is shown. */
  month?: string;
  now: Date;
}

/** A page of the history with its calendar, in the same few queries however long the history is. */
export async function readHistory(db: Database, { owner, filters, cursor, month, now }: ReadHistory) {
  const { from, to, rating, q } = filters;
  const asked = { ownerId: owner.id, from, to, rating, words: searchWords(q), after: placeOf(cursor) };
  const [rows, bounds] = await Promise.all([
    listHistory(db, { ...asked, limit: PAGE_SIZE + 1 }),
    findHistoryBounds(db, owner.id),
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const today = localDateAt(now, daySettings(owner));
  const shown = month ?? monthOf(page[0]?.localDate ?? bounds?.last ?? today);
  const last = page.at(-1);
  return {
    days: daysOf(page, q),
    nextCursor: rows.length > page.length && last ? cursorOf(last) : null,
    today,
    bounds,
    calendar: {
      month: shown,
      days: await readDays(db, { ownerId: owner.id, dates: datesOfMonth(shown) }),
      ...stepsFrom(shown, { first: monthOf(bounds?.first ?? today), last: monthOf(today) }),
    },
  };
}

/** Every day of a month (YYYY-MM), and the owner's date. */
export async function readMonth(
  db: Database,
  { owner, month, now }: { owner: Owner; month: string; now: Date },
) {
  return {
    days: await readDays(db, { ownerId: owner.id, dates: datesOfMonth(month) }),
    today: localDateAt(now, daySettings(owner)),
  };
}

/** The check-ins of one local day, newest first, and the days with a check-in next to it. */
export async function readDay(db: Database, { owner, date, now }: { owner: Owner; date: string; now: Date }) {
  const [rows, neighbours] = await Promise.all([
    listHistory(db, { ownerId: owner.id, from: date, to: date, limit: DAY_SIZE + 1 }),
    findNeighbourDays(db, { ownerId: owner.id, date }),
  ]);
  return {
    lines: daysOf(rows.slice(0, DAY_SIZE))[0]?.lines ?? [],
    hasMore: rows.length > DAY_SIZE,
    neighbours,
    today: localDateAt(now, daySettings(owner)),
  };
}

const cursorOf = ({ localDate, date, id }: HistoryPlace) => `${localDate}.${date.getTime()}.${id}`;

function placeOf(cursor: string | undefined): HistoryPlace | undefined {
  const [localDate, instant, id] = cursor?.split('.') ?? [];
  return localDate && instant && id ? { localDate, date: new Date(Number(instant)), id } : undefined;
}
