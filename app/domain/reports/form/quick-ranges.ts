export const QUICK_RANGES = ['week', 'month', 'quarter'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];
export const QUICK_LABELS: Readonly<Record<QuickRange, string>> = {
  week: 'Last Week',
  month: 'Last Month',
  quarter: 'Last 3 Months',
};

/** What a button that sets both dates is called in the form, before the name of its range. */
export const RANGE_INTENT = 'range:';
