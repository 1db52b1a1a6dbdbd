import type { ReportScore } from '../../scores/report';
import type { InBox } from '../shown/safety';
import type { ReportEntry, ReportSnapshot } from '../snapshot/snapshot';
import type { WordsOnPaper } from './words';

/** A report with what stands around it on paper. */
export interface PrintedReport {
  title: string;
  providerName: string;
  /** Short enough to be typed from paper; null without a passcode. */
  shortAddress?: string | null;
  snapshot: ReportSnapshot;
}

/** The parts of a report on its two printed sheets. The rest stands on the page, and a sentence says so. */
export interface PrintPlan {
  words: WordsOnPaper;
  /** What the box on the first sheet says whole. */
  told: InBox['told'];
  scores: readonly ReportScore[];
  /** Whole, or its beginning. */
  analysis: string | null;
  /** The newest, as many as there is room for, oldest first. */
  entries: readonly ReportEntry[];
}

/** The parts of a report without check-ins that stand on its first sheet, below the box. */
export type OnFirst = Pick<PrintPlan, 'scores' | 'words' | 'analysis'>;

/** What the box on the first sheet has room for. */
export interface BoxRoom {
  /** How many letters of each text of the person's own are printed. */
  letters: number;
  /** For how many questionnaires the newest total is printed. */
  scores: number;
}

/** For sheets as tall as those of Letter, and as those of A4: a server does not know which paper is in the printer. */
export interface PrintPlans {
  box: BoxRoom;
  /** Null where there are check-ins: then the chart takes the rest of that sheet. */
  onFirst: OnFirst | null;
  short: PrintPlan;
  tall: PrintPlan;
}
