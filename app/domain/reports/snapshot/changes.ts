import { type ChangeFindings, changeFindings } from '../../insights/change-findings';
import { analysePatterns } from '../../stats/analysis';
import type { ReportSnapshot } from './snapshot';

type Snapshot = Pick<ReportSnapshot, 'changes' | 'entries' | 'period'>;

/** Every question about change and its answer. A report from before they were kept has them from its own entries. */
export function changesOf({ changes, entries, period }: Snapshot): ChangeFindings {
  if (changes) return changes;
  const dated = entries.map(({ date, answers }) => ({ localDate: date, answers }));
  return changeFindings(analysePatterns(dated, period.end));
}
