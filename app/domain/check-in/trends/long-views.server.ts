import type { Database } from 'db/client';
import { findHistoryBounds } from 'db/repositories/history';
import { localDateAt } from '../../calendar/clock';
import { yearOf } from '../../calendar/date-parts';
import { datesBetween, datesEndingOn } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import { monthOf } from '../../calendar/months';
import type { Owner } from '../../owners/guests.server';
import { readDays } from './day-moods.server';
import {
  countDays,
  DAYS_PER_POINT,
  daysOfYear,
  type LongView,
  meanOfDays,
  moodOfDays,
  stretchesOf,
  viewToShow,
  yearToShow,
} from './long-views';

interface ReadLongView {
  owner: Owner;
  view: LongView;
  /** As the address asks for it. */
  year: string | null;
  now: Date;
}

interface ReadShownView {
  owner: Owner;
  /** As the address asks for them. */
  view: string | null;
  year: string | null;
  now: Date;
  stats: Promise<{ totalCheckins: number }>;
}

/** The view that an address shows, with its data where it is a longer one. Without the stats it is taken for the week. */
export async function readShownView(db: Database, { view: asked, stats, ...others }: ReadShownView) {
  const total = await stats.then(
    ({ totalCheckins }) => totalCheckins,
    () => 0,
  );
  const view = viewToShow(asked, total);
  return { view, longer: view === '7' ? null : await readLongView(db, { ...others, view }) };
}

export type ShownView = Awaited<ReturnType<typeof readShownView>>;

/** What a longer view shows: one query for days, two more for a year. */
export async function readLongView(db: Database, { owner, view, year, now }: ReadLongView) {
  const today = localDateAt(now, daySettings(owner));
  if (view === 'year') return readYear(db, { ownerId: owner.id, asked: year, today });
  const days = await readDays(db, { ownerId: owner.id, dates: datesEndingOn(today, Number(view)) });
  const stretches = stretchesOf(days, DAYS_PER_POINT[view]);
  return {
    kind: 'days' as const,
    view,
    stretches,
    mean: meanOfDays(days),
    mood: moodOfDays(days),
    days: countDays(days),
  };
}

interface ReadYear {
  ownerId: string;
  asked: string | null;
  today: string;
}

async function readYear(db: Database, { ownerId, asked, today }: ReadYear) {
  const first = (await findHistoryBounds(db, ownerId))?.first ?? today;
  const year = yearToShow(asked, { first, today });
  const { first: start, last: to } = daysOfYear(year);
  // The months before the first check-in hold nothing to see.
  const from = first > start ? `${monthOf(first)}-01` : start;
  const days = await readDays(db, { ownerId, dates: datesBetween(from, to) });
  return {
    kind: 'year' as const,
    view: 'year' as const,
    year,
    days,
    today,
    earlier: year > yearOf(first) ? year - 1 : null,
    later: year < yearOf(today) ? year + 1 : null,
  };
}

export type LongViewData = Awaited<ReturnType<typeof readLongView>>;
