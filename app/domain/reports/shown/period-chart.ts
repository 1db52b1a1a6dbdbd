import { meanOf } from '../../averages';
import { addDays, daysBetween } from '../../calendar/dates';
import { longDate, shortDayAndMonth } from '../../calendar/dates-in-words';
import { changesOf } from '../snapshot/changes';
import type { ReportSnapshot } from '../snapshot/snapshot';
import type { DayOfReport } from './each-day';
import { usualLevel } from './picture';
import { twoLevels } from './two-levels';

const WIDTH = 1000;
/** Room above 5 and below 1, for the dots. */
const EDGE = 5;
const MEAN_DAYS = 7;
/** With fewer days the line breaks. */
const MEAN_OF_AT_LEAST = 3;
const MOST_TICKS = 6;
const DENSE = 130;

interface Mark {
  label: string;
  /** From the left, in per cent. */
  at: number;
}

/** The paths of a chart of 1000 by 100, which is stretched, and the words that stand on it. */
interface PeriodChart {
  dots: string;
  /** Days of which every check-in was entered later. */
  late: string;
  mean: string;
  gaps: string;
  rails: string;
  /** Dotted: what is usual, or the two levels of a lasting step, with words for them. */
  levels: { path: string; says: string } | null;
  events: (Mark & { path: string })[];
  ticks: Mark[];
  isDense: boolean;
  /** For somebody who does not see it. */
  inWords: string;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** The height of a rating, from the top, in per cent of the chart. */
export const heightOf = (rating: number) => round(EDGE + ((5 - rating) / 4) * (100 - 2 * EDGE));

/** Linear in the days of the period. */
export function periodChart(snapshot: ReportSnapshot, days: readonly DayOfReport[]): PeriodChart {
  const { period } = snapshot;
  const step = WIDTH / period.days;
  const indexOf = (date: string) => daysBetween(period.start, date);
  const middleOf = (index: number) => round((index + 0.5) * step);
  const placed = days.map((day) => ({ ...day, index: indexOf(day.date) }));
  const dot = ({ index, overall }: (typeof placed)[number]) => `M${middleOf(index)} ${heightOf(overall)}h0`;
  const events = eventsOf(snapshot).map(({ date, label }) => {
    const x = round(indexOf(date) * step);
    return { label, at: round(x / 10), path: `M${x} 0V100` };
  });
  return {
    dots: placed
      .filter(({ isBackdated }) => !isBackdated)
      .map(dot)
      .join(''),
    late: placed
      .filter(({ isBackdated }) => isBackdated)
      .map(dot)
      .join(''),
    mean: meanLine(placed, middleOf),
    gaps: gapsOf(
      placed.map(({ index }) => index),
      period.days,
    )
      .map(([from, to]) => `M${round(from * step)} 0H${round(to * step)}V100H${round(from * step)}Z`)
      .join(''),
    rails: [1, 2, 3, 4, 5].map((level) => `M0 ${heightOf(level)}H${WIDTH}`).join(''),
    levels: levelsOf(snapshot, days),
    events,
    ticks: ticksOf(period),
    isDense: period.days > DENSE,
    inWords: inWords(snapshot, { days, events }),
  };
}

function levelsOf(snapshot: ReportSnapshot, days: readonly DayOfReport[]): PeriodChart['levels'] {
  const { period } = snapshot;
  const step = twoLevels(snapshot);
  if (step) {
    const { inside, outside } = step;
    const x = round((daysBetween(period.start, inside.from) * WIDTH) / period.days);
    return {
      path: `M0 ${heightOf(outside.mean)}H${x}M${x} ${heightOf(inside.mean)}H${WIDTH}`,
      says: `mean before about ${shortDayAndMonth(inside.from)} and since, ${outside.mean.toFixed(1)} and ${inside.mean.toFixed(1)}`,
    };
  }
  const usual = usualLevel(days);
  return (
    usual && {
      path: `M0 ${heightOf(usual.middle)}H${WIDTH}`,
      says: `usual for this person, ${usual.middle.toFixed(1)}`,
    }
  );
}

function meanLine(
  days: readonly { index: number; overall: number }[],
  xOf: (index: number) => number,
): string {
  let first = 0;
  let isDrawing = false;
  return days
    .map(({ index }, i) => {
      while (days[first]!.index <= index - MEAN_DAYS) first += 1;
      const window = days.slice(first, i + 1);
      const hasGap = i > 0 && index - days[i - 1]!.index > MEAN_DAYS;
      if (window.length < MEAN_OF_AT_LEAST) {
        isDrawing = false;
        return '';
      }
      const verb = isDrawing && !hasGap ? 'L' : 'M';
      isDrawing = true;
      return `${verb}${xOf(index)} ${heightOf(meanOf(window.map(({ overall }) => overall)) ?? 0)}`;
    })
    .join('');
}

/** Runs of days without a check-in: from an index up to, without, another. */
function gapsOf(known: readonly number[], length: number): [number, number][] {
  const edges = [-1, ...known, length];
  return edges.slice(1).flatMap((index, i): [number, number][] => {
    const from = edges[i]! + 1;
    return index > from ? [[from, index]] : [];
  });
}

/** The dates of what may be said about change in all ratings together. */
function eventsOf(snapshot: ReportSnapshot): { date: string; label: string }[] {
  const { overall } = changesOf(snapshot);
  if (!overall) return [];
  const { recent, shift } = overall;
  const way = (change: number) => (change > 0 ? 'higher' : 'lower');
  const events: { date: string; label: string }[] = [];
  if (shift) {
    events.push({
      date: shift.inside.from,
      label: `${way(shift.change)} from about ${shortDayAndMonth(shift.inside.from)}`,
    });
    if (!shift.lasts)
      events.push({
        date: addDays(shift.inside.to, 1),
        label: `until about ${shortDayAndMonth(shift.inside.to)}`,
      });
  }
  if (recent?.claimed && !(shift?.lasts && daysBetween(shift.inside.from, recent.recent.from) < MEAN_DAYS))
    events.push({
      date: recent.recent.from,
      label: `${way(recent.change)} since ${shortDayAndMonth(recent.recent.from)}`,
    });
  return events.filter(({ date }) => date >= snapshot.period.start && date <= snapshot.period.end);
}

function ticksOf({ start, days }: { start: string; days: number }): Mark[] {
  const weeks = Math.ceil(days / 7 / MOST_TICKS);
  const each = days <= MOST_TICKS ? 1 : days <= 2 * MOST_TICKS ? 2 : days <= 14 ? 3 : weeks * 7;
  const isLong = days > 300;
  return Array.from({ length: Math.ceil(days / each) }, (_, i) => addDays(start, i * each)).map(
    (date, i) => ({
      label: isLong ? `${shortDayAndMonth(date)} ${date.slice(2, 4)}` : shortDayAndMonth(date),
      at: round((100 * (i * each)) / days),
    }),
  );
}

function inWords(
  snapshot: ReportSnapshot,
  { days, events }: { days: readonly DayOfReport[]; events: readonly Mark[] },
): string {
  const [first] = days;
  if (!first) return 'No check-ins in this period.';
  const lowest = days.reduce((low, day) => (day.overall < low.overall ? day : low), first);
  const highest = days.reduce((high, day) => (day.overall > high.overall ? day : high), first);
  const levels = levelsOf(snapshot, days);
  return [
    `Overall rating on ${days.length} days, from 1 to 5.`,
    levels ? `Dotted: ${levels.says}.` : '',
    `Lowest ${lowest.overall.toFixed(1)} on ${longDate(lowest.date)}, highest ${highest.overall.toFixed(1)} on ${longDate(highest.date)}.`,
    ...events.map(({ label }) => `The level is ${label}.`),
  ]
    .filter(Boolean)
    .join(' ');
}
