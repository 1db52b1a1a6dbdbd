import { dayNumber, type Weekday, weekdayIndex, WEEKDAYS } from '~/domain/calendar/weekdays';
import { type Answers, FACTOR_FIELDS, type FactorField, type Rating } from '~/domain/check-in/answers';
import type { DatedAnswers } from '~/domain/stats/daily';
import { DAY_MS } from '../../app/domain/calendar/durations';
import { normalFrom, seededRandom } from './random';

/** What is put into a series; whatever is left out is noise. */
interface Planted {
  /** Points a factor rises (or, negative, falls) evenly from the first day to the last. */
  trends?: Partial<Record<FactorField, number>>;
  /** From this share of the days on, all factors lie this many points higher. */
  step?: { at: number; points: number };
  /** Two factors share this part of their noise, -1 to 1. */
  link?: { factors: readonly [FactorField, FactorField]; share: number };
  /** All factors lie this many points higher on one weekday. */
  weekday?: { day: Weekday; points: number };
  /** All factors lie this many points above and below their level on alternate days. */
  swing?: number;
  /** All factors lie this many points higher on some days: on `days` days from the day `from` on. */
  spell?: { from: number; days: number; points: number };
  /** All factors follow a wave of this height and length in days. */
  wave?: { points: number; days: number };
}

export interface SeriesOptions extends Planted {
  seed: number;
  /** Calendar days from first to last. */
  days: number;
  /** Share of the days with an entry, 0 to 1. The first and the last day always have one. */
  kept?: number;
  perDay?: number;
  /** Standard deviation of the noise of a factor before rounding, in points. */
  noise?: number;
  /** Lag-1 autocorrelation of that noise, 0 to 1. */
  persistence?: number;
  /** Noise that all factors have in common, in points; it lingers as an AR(1) process does. */
  shared?: { noise: number; persistence: number };
  /** The level all factors vary around, 1-5; a list gives each factor its own. */
  level?: number | readonly number[];
  /** The factors asked on a day; all unless told otherwise. */
  asked?: (day: number) => readonly FactorField[];
}

const FIRST_DATE = '2025-01-06';

/** YYYY-MM-DD of a day of a generated series; day 0 is a Monday. */
export function dateOfDay(day: number): string {
  return new Date((dayNumber(FIRST_DATE) + day) * DAY_MS).toISOString().slice(0, 10);
}

/** Ratings of somebody whose truth is known, oldest first. The same options give the same series. */
export function makeSeries(options: SeriesOptions): DatedAnswers[] {
  const {
    seed,
    days,
    kept = 1,
    perDay = 1,
    noise = 0.9,
    persistence = 0,
    asked = () => FACTOR_FIELDS,
    shared = { noise: 0, persistence: 0 },
  } = options;
  const random = seededRandom(seed);
  const normal = normalFrom(random);
  const carried = FACTOR_FIELDS.map(() => normal());
  let common = options.shared ? normal() : 0;
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    if (options.shared && day > 0)
      common = shared.persistence * common + Math.sqrt(1 - shared.persistence ** 2) * normal();
    const lift = shared.noise * common;
    carried.forEach((old, i) => {
      carried[i] = persistence * old + Math.sqrt(1 - persistence ** 2) * normal();
    });
    const here = day === 0 || day === days - 1 || random() < kept;
    return Array.from({ length: here ? perDay : 0 }, () => {
      const fresh = carried.map((own) => (perDay === 1 ? own : Math.SQRT1_2 * (own + normal())));
      return {
        localDate: dateOfDay(day),
        answers: answersOn({ day, noises: fresh, noise, lift }, asked(day), options),
      };
    });
  });
}

/** The noises of a day's factors in standard deviations, how large one is, and what all have in common, in points. */
interface DayNoise {
  day: number;
  noises: readonly number[];
  noise: number;
  lift: number;
}

function answersOn(
  { day, noises, noise, lift }: DayNoise,
  asked: readonly FactorField[],
  options: SeriesOptions,
): Answers {
  const linked = withLink(noises, options.link);
  return Object.fromEntries(
    asked.map((field) => {
      const i = FACTOR_FIELDS.indexOf(field);
      return [field, toRating(levelOn(day, i, field, options) + lift + noise * linked[i]!)];
    }),
  ) as Answers;
}

function levelOn(day: number, index: number, field: FactorField, options: SeriesOptions): number {
  const { days, level = 3, trends, step, weekday, swing, wave, spell } = options;
  const start = typeof level === 'number' ? level : (level[index] ?? 3);
  const share = days > 1 ? day / (days - 1) : 0;
  const rise = (trends?.[field] ?? 0) * (share - 0.5);
  const stepped = step && share >= step.at ? step.points : 0;
  const spelled = spell && day >= spell.from && day < spell.from + spell.days ? spell.points : 0;
  const onDay =
    weekday && WEEKDAYS[weekdayIndex(dayNumber(FIRST_DATE) + day)] === weekday.day ? weekday.points : 0;
  const swung = (swing ?? 0) * (day % 2 === 0 ? 1 : -1);
  const waved = wave ? wave.points * Math.sin((2 * Math.PI * day) / wave.days) : 0;
  return start + rise + stepped + spelled + onDay + swung + waved;
}

function withLink(noises: readonly number[], link: Planted['link']): number[] {
  const linked = [...noises];
  if (!link) return linked;
  const [from, to] = link.factors.map((field) => FACTOR_FIELDS.indexOf(field)) as [number, number];
  linked[to] = link.share * noises[from]! + Math.sqrt(1 - link.share ** 2) * noises[to]!;
  return linked;
}

const toRating = (value: number) => Math.min(5, Math.max(1, Math.round(value))) as Rating;
