import { randomUUID } from 'node:crypto';
import { addDays } from '~/domain/calendar/dates';
import { type Answers, FACTOR_FIELDS, type Rating } from '~/domain/check-in/answers';
import { overallMoodOf } from '~/domain/check-in/rules';
import type { Period } from '~/domain/reports/form/periods';
import { buildNumbers } from '~/domain/reports/snapshot/build';
import { builtInAnalysis } from '~/domain/reports/snapshot/built-in-analysis';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import type { SourceEntry } from '~/domain/reports/snapshot/source';

/** The same ratings in the same places each time. */
const ratingAt = (day: number, factor: number): Rating =>
  (1 + ((day * 7 + factor * 3 + ((day * factor) % 5)) % 5)) as Rating;

export function sourceEntry(localDate: string, overrides: Partial<SourceEntry> = {}): SourceEntry {
  const responses: Answers = overrides.responses ?? { overallMood: 3 };
  const date = new Date(`${localDate}T08:15:00Z`);
  return {
    id: randomUUID(),
    date,
    timeZone: 'UTC',
    localDate,
    recordedAt: date,
    isBackdated: false,
    overallMood: overallMoodOf(responses),
    notes: null,
    responses,
    ...overrides,
  };
}

/** Full check-ins, one or more a day, on every day of a period. */
export function everyDay({ start, end }: Period, perDay = 1): SourceEntry[] {
  const entries: SourceEntry[] = [];
  for (let day = 0, date = start; date <= end; day += 1, date = addDays(start, day)) {
    for (let i = 0; i < perDay; i += 1) {
      const responses = Object.fromEntries(
        FACTOR_FIELDS.map((field, factor) => [field, ratingAt(day + i, factor)]),
      ) as Answers;
      const at = new Date(`${date}T${String(8 + i * 10).padStart(2, '0')}:15:00Z`);
      entries.push(sourceEntry(date, { date: at, responses, isBackdated: day % 9 === 4, recordedAt: at }));
    }
  }
  return entries;
}

export const MONTH: Period = { start: '2026-10-21', end: '2026-11-18' };

/** A whole report of these check-ins, with the analysis and nothing else ticked. */
export function snapshotOf(
  entries: readonly SourceEntry[],
  period: Period,
  overrides: Partial<ReportSnapshot> = {},
): ReportSnapshot {
  const numbers = buildNumbers(entries, period);
  return {
    ...numbers,
    person: 'Ines Duarte',
    madeOn: period.end,
    sections: { aiAnalysis: true, riskRule: false, notes: false, reflections: false, message: false },
    aiAnalysis: builtInAnalysis(numbers),
    riskRule: null,
    notes: [],
    reflections: [],
    message: null,
    ...overrides,
  };
}
