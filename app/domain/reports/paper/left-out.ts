import { countOf, listOf } from '../../calendar/counts-in-words';
import type { ReportSnapshot } from '../snapshot/snapshot';
import type { PrintedReport, PrintPlan } from './print-plan';

/**
 * What two sheets have no room for, in words: 'the message, 3 of 8 notes, the rest of a note, and 40 of 56 check-ins'; null
 * when all is there.
 */
function leftOut(snapshot: ReportSnapshot, plan: PrintPlan): string | null {
  const { message, notes, reflections, aiAnalysis, entries, scores = [] } = snapshot;
  const { words, told } = plan;
  const missing = (all: number, printed: number, one: string) =>
    all > printed ? [all === 1 ? `the ${one}` : `${all - printed} of ${countOf(all, one)}`] : [];
  const begun = (all: number, hasBegun: boolean, one: string) =>
    hasBegun ? [`the rest of ${all === 1 ? 'the' : 'a'} ${one}`] : [];
  const ofText = (whole: string, shown: string | null, name: string) =>
    shown === whole ? [] : [shown === null ? name : `the rest of ${name}`];
  const notesTold = notes.filter((note) => told.has(note)).length;
  const parts = [
    ...missing(scores.length, plan.scores.length, 'score'),
    ...(message === null || told.has('message') ? [] : ofText(message, words.message, 'the message')),
    ...missing(notes.length, words.notes.size + notesTold, 'note'),
    ...begun(
      notes.length,
      [...words.notes].some(([note, shown]) => shown !== note.text),
      'note',
    ),
    ...missing(reflections.length, words.reflections.size, 'reflection'),
    ...begun(
      reflections.length,
      [...words.reflections].some(([whole, shown]) => shown !== whole),
      'reflection',
    ),
    ...(aiAnalysis ? ofText(aiAnalysis.text, plan.analysis, 'the machine-written analysis') : []),
    ...missing(entries.length, plan.entries.length, 'check-in'),
  ];
  return parts.length === 0 ? null : listOf(parts);
}

/** The same as a sentence, and where all of it stands; null when nothing is left out. */
export function leftOutSentence(
  { snapshot, shortAddress }: Pick<PrintedReport, 'snapshot' | 'shortAddress'>,
  plan: PrintPlan,
): string | null {
  const missing = leftOut(snapshot, plan);
  if (missing === null) return null;
  const where = shortAddress
    ? `: ${shortAddress}, with the passcode that ${snapshot.person} gives you.`
    : ', which the person it belongs to can show you.';
  return `More than two sheets hold: not printed are ${missing}. All of it stands on the page of the link${where}`;
}
