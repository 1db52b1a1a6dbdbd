import { localDateAt, wallDateAt } from '../calendar/clock';
import { countOf } from '../calendar/counts-in-words';
import { addDays, isCalendarDate, startOfWeek } from '../calendar/dates';
import type { DaySettings } from '../calendar/day-settings';
import { startOfUtcDate, utcDate } from '../calendar/utc';
import type { Rating } from '../check-in/answers';
import { FACTOR_FIELDS } from '../check-in/answers';
import { checkInSchema } from '../check-in/entries/schema';
import { reflectionSchema } from '../reflections/schema';
import { assess } from '../safety/assess';
import { planSchema } from '../safety-plan/schema';
import { scoreSchema } from '../scores/schema';
import { titleOf } from '../scores/score';
import { firstWords } from './first-words';
import { chatSchema, instantSchema, summarySchema, worstOf } from './own-chat';
import type { FileRow, ImportContent, Kind } from './types';

export interface Reading {
  seq: number;
  settings: DaySettings;
  now: Date;
}

/** Where clocks run ahead of UTC it may be tomorrow already. */
const latestDate = (now: Date) => addDays(utcDate(now), 1);

const row = (kind: Kind, seq: number, rest: Partial<FileRow>): FileRow => {
  return { kind, seq, day: null, label: '', ...rest };
};
const refused = (kind: Kind, { seq }: Reading, rest: Partial<FileRow>, reason: string) =>
  row(kind, seq, { ...rest, reason });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Known {
  day: string | null;
  label: string;
  sourceId?: string;
  identity?: string;
}

const known = (value: Record<string, unknown>, { day, text }: { day: unknown; text: unknown }): Known => {
  const id = typeof value.id === 'string' && value.id.length <= 100 ? value.id : undefined;
  return {
    day: typeof day === 'string' && isCalendarDate(day.slice(0, 10)) ? day.slice(0, 10) : null,
    label: typeof text === 'string' ? firstWords(text.slice(0, 400)) : '',
    sourceId: id,
    identity: id,
  };
};

const NO_RECORD = 'It is not written as an export of Soundings writes it.';
const NO_ID = 'It has no id.';

/** A check-in of our own export. */
function readOwnCheckIn(value: unknown, reading: Reading): FileRow {
  const kind = 'check-in';
  if (!isRecord(value)) return refused(kind, reading, {}, NO_RECORD);
  const rest = known(value, { day: value.localDate, text: value.notes });
  if (!rest.identity) return refused(kind, reading, rest, NO_ID);
  const { now, settings } = reading;
  // The export has null for a rating that was not given; a schema for what is sent wants nothing there.
  const sent = Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
  const parsed = checkInSchema(now).safeParse(sent);
  if (!parsed.success) return refused(kind, reading, rest, firstIssue(parsed.error));
  const { answers, unanswered, notes, date, timeZone = settings.timeZone } = parsed.data;
  if (!date) return refused(kind, reading, rest, 'It has no date.');
  const between = (text: unknown) => instantWithin(text, { from: date, to: now });
  const calendarDay = wallDateAt(date, timeZone);
  const isPlausible = value.localDate === calendarDay || value.localDate === addDays(calendarDay, -1);
  const content: ImportContent = {
    kind,
    date: date.toISOString(),
    timeZone,
    localDate: isPlausible ? String(value.localDate) : localDateAt(date, { ...settings, timeZone }),
    recordedAt: between(value.recordedAt),
    updatedAt: between(value.updatedAt),
    isBackdated: value.isBackdated !== false,
    notes,
    answers,
    unanswered,
  };
  return row(kind, reading.seq, {
    ...rest,
    day: content.localDate,
    content,
    label: rest.label || inWords(answers),
  });
}

const inWords = (answers: Partial<Record<(typeof FACTOR_FIELDS)[number], Rating>>) =>
  countOf(FACTOR_FIELDS.filter((field) => answers[field] !== undefined).length, 'answer');

function instantWithin(text: unknown, { from, to }: { from: Date; to: Date }): string {
  const parsed = instantSchema.safeParse(text);
  const at = parsed.success ? parsed.data.getTime() : to.getTime();
  return new Date(Math.max(Math.min(at, to.getTime()), Math.min(from.getTime(), to.getTime()))).toISOString();
}

/** A weekly reflection of our own export. */
function readOwnReflection(value: unknown, reading: Reading): FileRow {
  const kind = 'reflection';
  if (!isRecord(value)) return refused(kind, reading, {}, NO_RECORD);
  const { week } = value;
  const rest = known(value, { day: week, text: value.highlights });
  if (
    typeof week !== 'string' ||
    !rest.day ||
    startOfWeek(rest.day) !== week ||
    week > latestDate(reading.now)
  )
    return refused(kind, reading, rest, 'Its week is not the date of a Sunday that has been.');
  const parsed = reflectionSchema.safeParse(value);
  if (!parsed.success) return refused(kind, reading, rest, firstIssue(parsed.error));
  const { week: _, ...texts } = parsed.data;
  const from = startOfUtcDate(addDays(week, -1));
  const content: ImportContent = {
    kind,
    week,
    ...texts,
    date: instantWithin(value.date, { from, to: reading.now }),
    summary: summarySchema.parse(value.aiSummary),
    level: worstOf(Object.values(texts).map((text) => assess(text))).level,
  };
  return row(kind, reading.seq, { ...rest, identity: rest.identity ?? `reflection ${week}`, content });
}

/** A conversation of our own export; one that was going on is over. */
function readOwnChat(value: unknown, reading: Reading): FileRow {
  const kind = 'chat';
  if (!isRecord(value)) return refused(kind, reading, {}, NO_RECORD);
  const first = Array.isArray(value.messages) ? (value.messages as { content?: unknown }[])[0] : undefined;
  const rest = known(value, { day: value.localDate ?? value.date, text: first?.content });
  if (!rest.identity) return refused(kind, reading, rest, NO_ID);
  const parsed = chatSchema(reading.now).safeParse(value);
  if (!parsed.success) return refused(kind, reading, rest, firstIssue(parsed.error));
  return row(kind, reading.seq, { ...rest, content: { kind, ...parsed.data } });
}

/** A score of our own export. Bands and changes are worked out again. */
function readOwnScore(value: unknown, reading: Reading): FileRow {
  const kind = 'score';
  if (!isRecord(value)) return refused(kind, reading, {}, NO_RECORD);
  const rest = known(value, { day: value.date, text: value.name ?? value.instrument });
  if (!rest.identity) return refused(kind, reading, rest, NO_ID);
  const parsed = scoreSchema(utcDate(reading.now)).safeParse(value);
  if (!parsed.success) return refused(kind, reading, rest, firstIssue(parsed.error));
  const { data } = parsed;
  const from = startOfUtcDate(data.date);
  const within = (text: unknown) => instantWithin(text, { from, to: reading.now });
  const stamps = { recordedAt: within(value.recordedAt), updatedAt: within(value.updatedAt) };
  const label = `${titleOf(data)}: ${data.total}`;
  return row(kind, reading.seq, { ...rest, label, content: { kind, ...data, ...stamps } });
}

/** The safety plan of our own export; nothing for an empty one. */
function readOwnPlan(value: unknown, reading: Reading): FileRow | null {
  const parsed = planSchema.safeParse(value);
  const rest = { label: 'Your safety plan' };
  if (!parsed.success) return refused('plan', reading, rest, firstIssue(parsed.error));
  const texts = parsed.data;
  if (Object.values(texts).every((text) => text === '')) return null;
  return row('plan', reading.seq, { ...rest, identity: 'plan', content: { kind: 'plan', texts } });
}

/** What stays where it is. */
const LEFT_OUT = {
  reports: {
    label: 'A report',
    reason: 'A report was made for one person to open: please make a new one.',
  },
  textMessages: {
    label: 'A text message',
    reason: 'The record of texts that were sent is not brought along.',
  },
  draftCheckIns: {
    label: 'A check-in that was begun',
    reason: 'Only finished check-ins are brought along.',
  },
} as const;

/** The lists of an export, by their names in it. */
export function readOwnRow(list: string, value: unknown, reading: Reading): FileRow | null {
  if (list === 'checkIns') return readOwnCheckIn(value, reading);
  if (list === 'reflections') return readOwnReflection(value, reading);
  if (list === 'chats') return readOwnChat(value, reading);
  if (list === 'scores') return readOwnScore(value, reading);
  if (list === 'safetyPlan') return readOwnPlan(value, reading);
  if (!Object.hasOwn(LEFT_OUT, list)) return null;
  return row('other', reading.seq, { ...LEFT_OUT[list as keyof typeof LEFT_OUT], isLeftOut: true });
}

const READ_LISTS = ['checkIns', 'reflections', 'chats', 'scores'];
/** Names of the lists whose members are rows. */
export const OWN_LISTS = [...READ_LISTS, ...Object.keys(LEFT_OUT)];
/** Names of what is read, down to its last value. */
export const OWN_PARTS = [...READ_LISTS, 'safetyPlan'];

const firstIssue = (error: { issues: { message: string; path: PropertyKey[] }[] }): string => {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return `${field ? `${field}: ` : ''}${issue?.message ?? NO_RECORD}`.slice(0, 200);
};
