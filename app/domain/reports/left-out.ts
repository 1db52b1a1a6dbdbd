import { countOf, listOf } from '../calendar/counts-in-words';
import type { PrintPlan } from './paper';
import { toldInBox } from './safety';
import type { ReportSnapshot } from './snapshot';

/** What two sheets have no room for, in words: 'the message, 3 of 8 notes, and 40 of 56 check-ins'; null when all is there. */
export function leftOut(snapshot: ReportSnapshot, plan: PrintPlan): string | null {
  const { message, notes, reflections, aiAnalysis, entries } = snapshot;
  const told = toldInBox(snapshot);
  const missing = (all: number, printed: number, one: string) =>
    all > printed ? [all === 1 ? `the ${one}` : `${all - printed} of ${countOf(all, one)}`] : [];
  const parts = [
    ...(message !== null && !plan.message && !told.message ? ['the message'] : []),
    ...missing(notes.length, plan.notes.size + told.notes.size, 'note'),
    ...missing(reflections.length, plan.reflections.size, 'reflection'),
    ...(aiAnalysis && !plan.analysis ? ['the machine-written analysis'] : []),
    ...missing(entries.length, plan.entries.length, 'check-in'),
  ];
  return parts.length === 0 ? null : listOf(parts);
}
