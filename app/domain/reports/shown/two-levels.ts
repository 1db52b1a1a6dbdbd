import type { ShiftFinding } from '../../insights/change-findings';
import { changeSentences } from '../../insights/change-texts';
import { changesOf } from '../snapshot/changes';
import type { ReportSnapshot } from '../snapshot/snapshot';

/**
 * The lasting step of everything together, where that is what changed: then nothing is usual over the whole period, for there
 * was one level and then another. Null where the last days are what changed, or nothing did.
 */
export function twoLevels(snapshot: ReportSnapshot): ShiftFinding | null {
  const changes = changesOf(snapshot);
  const told = changeSentences(changes).filter(({ factor }) => factor === null);
  const isStep = told.some(({ kind }) => kind === 'shift') && !told.some(({ kind }) => kind === 'recent');
  const shift = changes.overall?.shift;
  return isStep && shift?.lasts ? shift : null;
}
