/** Questionnaires whose totals we know how to read; `other` is one that its owner describes. */
export const SCORE_INSTRUMENTS = ['phq-9', 'gad-7', 'who-5', 'other'] as const;
export type ScoreInstrument = (typeof SCORE_INSTRUMENTS)[number];

/** Whether a higher total means that the person is better or worse. */
export const HIGHER_IS = ['better', 'worse'] as const;
export type HigherIs = (typeof HIGHER_IS)[number];

/** A score as it stands in a report: what was entered, and what was said of it when the report was made. */
export interface ReportScore {
  id: string;
  instrument: ScoreInstrument;
  title: string;
  date: string;
  /** ISO 8601: when it was entered. */
  recordedAt: string;
  total: number;
  min: number;
  max: number;
  higherIs: HigherIs;
  band: string | null;
  /** A sentence; null for the first of its kind. */
  change: string | null;
  /** The same for a line of its own; missing in reports from before it was kept. */
  changeInShort?: string;
  /** Numbers alone, in their order. */
  answers: number[] | null;
  difficulty: number | null;
  notes: string[];
  sources: string[];
}
