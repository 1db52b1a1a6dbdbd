/** The address a provider opens. */
export const reportPath = (reportId: string, format: 'html' | 'csv' = 'html') =>
  `/api/mood-reports/${reportId}?format=${format}`;
