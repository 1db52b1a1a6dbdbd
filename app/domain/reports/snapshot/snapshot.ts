/** A report as it is kept: what was in it when it was made, and what a list of reports has to know. */
export type {
  AiAnalysis,
  ChosenNote,
  ChosenReflection,
  FactorSummary,
  ReportEntry,
  ReportOutline,
  ReportSnapshot,
  RiskRule,
  StretchSummary,
} from 'db/documents/report';
