import type { RatedField, StoredAnswers } from './answers';
import type { ChangeFindings } from './changes';
import type { ReportScore } from './score';

interface DayMean {
  /** YYYY-MM-DD, the owner's local date. */
  date: string;
  /** 1-5; null without a check-in. */
  mean: number | null;
  count: number;
}

interface WeekdayMean {
  day: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /** 0-100; null without a day. */
  averageScore: number | null;
  days: number;
}

/** What the person has put in, beside the numbers and charts that every report has. */
interface ReportSections {
  aiAnalysis: boolean;
  riskRule: boolean;
  notes: boolean;
  reflections: boolean;
  message: boolean;
  /** Missing in reports from before there were any. */
  scores?: boolean;
}

export interface FactorSummary {
  field: RatedField;
  /** Mean of the daily values, 1-5. */
  mean: number;
  /** The lowest and highest single answer. */
  min: number;
  max: number;
  /** Days with an answer. */
  days: number;
  /** Mean of the second half of the days minus mean of the first, in points. Null with one day. */
  change: number | null;
  q: number | null;
  direction: 'up' | 'down' | 'stable';
}

interface FactorLink {
  factor1: RatedField;
  factor2: RatedField;
  rho: number;
  partial: number;
  q: number;
  /** Days on which both were answered, and the first and the last of them; the dates are missing in older reports. */
  days: number;
  from?: string;
  to?: string;
}

export interface StretchSummary {
  start: string;
  end: string;
  /** Calendar days of the stretch, and those of them with a check-in. */
  days: number;
  checkInDays: number;
  mean: number | null;
  lowest: number | null;
  highest: number | null;
}

export interface AiAnalysis {
  /** Who put the words: `built-in`, or the name of a language model. */
  source: string;
  text: string;
}

export interface ReportEntry {
  /** The id of the check-in; missing in reports from before it was kept. Nobody but the owner is shown it. */
  id?: string;
  /** The owner's local day, and the wall-clock time there, HH:MM. */
  date: string;
  time: string;
  /** IANA; missing in reports from before it was kept. */
  timeZone?: string;
  /** The instant it is about. */
  at: string;
  isBackdated: boolean;
  recordedAt: string;
  /** What was really answered; a stored default is not here. */
  answers: StoredAnswers;
}

/** A text of the person's own that they chose to put in. */
export interface ChosenNote {
  /** The check-in's id; missing in reports from before it was kept. */
  checkIn?: string;
  date: string;
  text: string;
  /** The app heard danger in it when it was written. */
  danger?: true;
  /** Where in it; missing where no sentence says it by itself. */
  heard?: string;
}

export interface ChosenReflection {
  week: string;
  highlights: string;
  challenges: string;
  gratitude: string;
  nextWeekGoals: string;
  danger?: true;
  heard?: string;
}

export interface RiskRule {
  level: string;
  /** The rule that fired, in plain words; null when none did. */
  sentence: string | null;
}

/** Everything a report shows, as it was when the report was made. Dates are the owner's local days, YYYY-MM-DD. */
export interface ReportSnapshot {
  person: string;
  madeOn: string;
  /** The owner's zone then, IANA; missing in reports from before it was kept. */
  timeZone?: string;
  period: { start: string; end: string; days: number };
  checkIns: number;
  checkInDays: number;
  overallMean: number | null;
  /** The first day that the statistics look at; later than the start of a period of more than 365 days. */
  analysedFrom: string;
  factors: FactorSummary[];
  overallChange: Pick<FactorSummary, 'change' | 'q' | 'direction' | 'days'> | null;
  /** Every question about change, with its own days; missing in older reports, whose entries tell it. */
  changes?: ChangeFindings;
  lastDays: DayMean[];
  stretches: StretchSummary[];
  weekdays: { scores: WeekdayMean[]; lowest: WeekdayMean | null; highest: WeekdayMean | null };
  links: FactorLink[];
  lowestDays: { date: string; overall: number }[];
  entries: ReportEntry[];
  sections: ReportSections;
  aiAnalysis: AiAnalysis | null;
  riskRule: RiskRule | null;
  notes: ChosenNote[];
  reflections: ChosenReflection[];
  message: string | null;
  /** Missing where none were put in. */
  scores?: ReportScore[];
}

/** What a list of reports has to know of each. */
export interface ReportOutline {
  aiAnalysis?: AiAnalysis;
  checkIns?: number;
  checkInDays?: number;
  sections?: ReportSections;
}
