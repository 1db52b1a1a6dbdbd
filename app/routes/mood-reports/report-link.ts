/** The address a provider opens. */
export const reportPath = (reportId: string) => `/api/mood-reports/${reportId}?format=html`;
