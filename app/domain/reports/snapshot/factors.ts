import { meanOf } from '../../averages';
import { FACTOR_FIELDS, type FactorField } from '../../check-in/answers';
import type { Trends } from '../../stats/trends';
import type { ReportDay } from './days';
import type { FactorSummary } from './snapshot';

/** Each factor that was answered at all: over the whole period, but for the change, which is the analysis's. */
export function summariseFactors(days: readonly ReportDay[], trends: Trends): FactorSummary[] {
  return FACTOR_FIELDS.flatMap((field) => {
    const daily = days.flatMap((day) => meanOf(answersOf(day, field)) ?? []);
    const mean = meanOf(daily);
    if (mean === null) return [];
    const answers = days.flatMap((day) => answersOf(day, field));
    const trend = trends.factors[field];
    return {
      field,
      mean,
      min: Math.min(...answers),
      max: Math.max(...answers),
      days: daily.length,
      change: trend?.change ?? null,
      q: trend?.q ?? null,
      direction: trend?.direction ?? 'stable',
    };
  });
}

const answersOf = ({ entries }: ReportDay, field: FactorField) =>
  entries.flatMap(({ responses }) => responses[field] ?? []);
