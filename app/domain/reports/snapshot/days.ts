import { meanOf } from '../../averages';
import { type Answers, FACTOR_FIELDS } from '../../check-in/answers';
import type { SourceEntry } from './source';

export interface ReportDay {
  date: string;
  /** Mean over the day's check-ins of the mean of their answers, 1-5. */
  overall: number;
  /** Mean of the check-ins' own rounded overall mood: what the app's charts show. */
  mood: number;
  entries: SourceEntry[];
}

const ratingsOf = (answers: Answers) => FACTOR_FIELDS.flatMap((field) => answers[field] ?? []);

/** The days with a check-in, oldest first; inside a day the check-ins in their order. */
export function groupDays(entries: readonly SourceEntry[]): ReportDay[] {
  const byDate = new Map<string, SourceEntry[]>();
  const inOrder = [...entries].sort((a, b) => a.date.getTime() - b.date.getTime());
  for (const entry of inOrder) {
    const group = byDate.get(entry.localDate);
    if (group) group.push(entry);
    else byDate.set(entry.localDate, [entry]);
  }
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, group]) => ({
      date,
      overall: mean(group.map(({ responses }) => mean(ratingsOf(responses)))),
      mood: mean(group.map(({ overallMood }) => overallMood)),
      entries: group,
    }));
}

/** The mean of one number or more. @throws RangeError without any */
function mean(values: readonly number[]): number {
  const found = meanOf(values);
  if (found === null) throw new RangeError('a stored check-in has at least one answer');
  return found;
}
