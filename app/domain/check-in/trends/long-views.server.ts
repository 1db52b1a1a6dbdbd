import type { Database } from 'db/client';
import { findHistoryBounds } from 'db/repositories/history';
import { localDateAt } from '../../calendar/clock';
import { datesBetween, datesEndingOn } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { readDays } from './day-moods.server';
import {
  countDays,
  DAYS_PER_POINT,
  daysOfYear,
  longViewOf,
  meanOfDays,
  stretchesOf,
  yearToShow,
} from './long-views';

interface ReadLongView {
  owner: Owner;
  /** As the address asks for it. */
  view: string | null;
  year: string | null;
  now: Date;
}

/** What a longer view shows, or null when none is asked for: one query for days, two more for a year. */
export async function readLongView(db: Database, { owner, view: asked, year, now }: ReadLongView) {
  const view = longViewOf(asked);
  if (view === null) return null;
  const today = localDateAt(now, daySettings(owner));
  if (view === 'year') return readYear(db, { ownerId: owner.id, asked: year, today });
  const days = await readDays(db, { ownerId: owner.id, dates: datesEndingOn(today, Number(view)) });
  const stretches = stretchesOf(days, DAYS_PER_POINT[view]);
  return { kind: 'days' as const, view, stretches, mean: meanOfDays(days), days: countDays(days) };
}

interface ReadYear {
  ownerId: string;
  asked: string | null;
  today: string;
}

async function readYear(db: Database, { ownerId, asked, today }: ReadYear) {
  const first = (await findHistoryBounds(db, ownerId))?.first ?? today;
  const year = yearToShow(asked, { first, today });
  const { first: from, last: to } = daysOfYear(year);
  const days = await readDays(db, { ownerId, dates: datesBetween(from, to) });
  return {
    kind: 'year' as const,
    view: 'year' as const,
    year,
    days,
    today,
    earlier: year > Number(first.slice(0, 4)) ? year - 1 : null,
    later: year < Number(today.slice(0, 4)) ? year + 1 : null,
  };
}

export type LongViewData = NonNullable<Awaited<ReturnType<typeof readLongView>>>;
