import { analyseCheckIns } from '~/domain/insights/findings';
import type { DatedAnswers } from '~/domain/stats/daily';
import { PATTERN_WINDOW_DAYS } from '~/domain/stats/thresholds';
import { dateOfDay, makeSeries } from '../tests/factories/series';

/** Ten years, two a day. */
const TEN_YEARS = { days: 3_650, perDay: 2 };
const LIMIT_MS = 150;
const ROUNDS = 7;

interface Row {
  what: string;
  entries: number;
  /** Milliseconds of each round. */
  times: number[];
}

interface AnalysisCheck {
  name: string;
  measured: number;
  atMost: number;
  unit: 'x' | 'ms';
}

const SERIES: readonly { what: string; days: number; perDay: number }[] = [
  { what: '10 check-ins', days: 5, perDay: 2 },
  { what: '100 check-ins', days: 50, perDay: 2 },
  { what: '1,000 check-ins', days: 500, perDay: 2 },
  { what: '7,300 check-ins over 10 years', ...TEN_YEARS },
  { what: '7,300 check-ins within a year', days: PATTERN_WINDOW_DAYS, perDay: 20 },
];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Times the analysis in this process, each size in turns so that a slow moment meets all of them, and prints it. Linear in
 * the check-ins; trends, links and weekdays are quadratic in the days, of which the window leaves 365.
 * @returns whether every check was met
 */
export function benchAnalysis(): boolean {
  const inputs = SERIES.map(({ what, days, perDay }) => {
    const entries = makeSeries({ seed: 7, days, perDay });
    return { what, entries, today: dateOfDay(days - 1) };
  });
  const rows: Row[] = inputs.map(({ what, entries }) => ({ what, entries: entries.length, times: [] }));
  for (const { entries, today } of inputs) analyseCheckIns(entries, today);
  for (let round = 0; round < ROUNDS; round += 1) {
    inputs.forEach(({ entries, today }, i) => rows[i]?.times.push(timeOf(entries, today)));
  }
  for (const { what, times } of rows) {
    console.log(`analysis of ${what.padEnd(32)} ${median(times).toFixed(1).padStart(7)} ms`);
  }
  return checksOf(rows.map(({ times }) => median(times)))
    .map(report)
    .every(Boolean);
}

function timeOf(entries: readonly DatedAnswers[], today: string): number {
  const start = process.cpuUsage();
  analyseCheckIns(entries, today);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function checksOf([, hundred = NaN, thousand = NaN, tenYears = NaN, full = NaN]: number[]): AnalysisCheck[] {
  return [
    { name: 'the analysis of ten years', measured: tenYears, atMost: LIMIT_MS, unit: 'ms' },
    {
      name: 'ten years against 500 days, both cut to the window',
      measured: tenYears / thousand,
      atMost: 2,
      unit: 'x',
    },
    {
      name: '20 check-ins a day against 2, over the same days',
      measured: full / tenYears,
      atMost: 10,
      unit: 'x',
    },
    {
      name: '365 days against 50, at most quadratic',
      measured: thousand / hundred,
      atMost: (365 / 50) ** 2,
      unit: 'x',
    },
  ];
}

function report({ name, measured, atMost, unit }: AnalysisCheck): boolean {
  const isMet = measured <= atMost;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${measured.toFixed(2)} ${unit} (at most ${atMost.toFixed(1)})`,
  );
  return isMet;
}
