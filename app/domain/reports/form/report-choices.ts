/** What becomes of open reports that hold a note which was deleted, or changed. */
export const REPORT_CHOICES = ['remake', 'close', 'keep'] as const;
export type ReportChoice = (typeof REPORT_CHOICES)[number];

interface Named {
  id: string;
  title: string;
  shareSettings: { providerName: string };
}

/** A report as the question about it names it. */
export const namedReport = ({ id, title, shareSettings: { providerName } }: Named) => ({
  id,
  title,
  providerName,
});
