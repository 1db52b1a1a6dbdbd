import { fhirText } from '~/domain/reports/fhir/bundle';
import type { OpenReport } from '~/domain/reports/link/open.server';
import { shortAddressOf } from '~/domain/reports/link/short-code';
import { reportAsCsv } from '~/domain/reports/shown/csv';
import { openUntil } from '~/domain/reports/stored/reports.server';
import { env } from '~/env.server';
import { download, onePiece } from '~/http/download.server';
import { answerReport, NOT_FOR_SEARCH } from '~/http/reports/document.server';
import type { ReportFormat } from './format';

const HEADERS = { 'X-Robots-Tag': NOT_FOR_SEARCH };

/** The report in a format. What was not ticked is not in its snapshot, so no format can show it. */
export function present(request: Request, report: OpenReport, format: ReportFormat): Response {
  switch (format) {
    case 'html':
      return answerReport({
        title: report.title,
        providerName: report.shareSettings.providerName,
        openUntil: openUntil(report),
        link: report.link,
        shortAddress: shortAddress(report),
        snapshot: report.snapshot,
      });
    case 'json':
      return Response.json(asJson(report), { headers: HEADERS });
    case 'csv':
      return forNoSearch(
        download(onePiece(reportAsCsv(report.snapshot)), {
          request,
          name: `mood-report-${fileDate(report)}.csv`,
          type: 'text/csv',
        }),
      );
    case 'fhir':
      return forNoSearch(
        download(fhirText(documentOf(report)), {
          request,
          name: `mood-report-${fileDate(report)}.fhir.json`,
          type: 'application/fhir+json',
        }),
      );
  }
}

/** For paper. A link that is closed has none, and without a passcode the code would be the only key. */
const shortAddress = ({ link, passcodeHash, shortCode }: OpenReport) =>
  link === 'open' && passcodeHash !== null && shortCode !== null
    ? shortAddressOf(shortCode, env.APP_URL)
    : null;

const documentOf = ({ id, userId, title, createdAt, snapshot }: OpenReport) => ({
  ownerId: userId,
  name: `report/${id}`,
  title,
  createdAt,
  appUrl: env.APP_URL,
  snapshot,
});

function forNoSearch(answer: Response): Response {
  answer.headers.set('X-Robots-Tag', NOT_FOR_SEARCH);
  return answer;
}

const fileDate = ({ snapshot }: OpenReport) => snapshot.madeOn;

/** Nothing of the owner's account, not even the ids of check-ins: the link's reader gets what the page shows. */
function asJson({ title, dateRange, shareSettings, createdAt, expiresAt, snapshot }: OpenReport) {
  const { providerName } = shareSettings;
  return {
    title,
    notice: 'Self-reported, not a clinical measurement',
    providerName,
    dateRange,
    createdAt,
    expiresAt,
    report: {
      ...snapshot,
      entries: snapshot.entries.map(({ id: _, ...entry }) => entry),
      notes: snapshot.notes.map(({ checkIn: _, danger: __, heard: ___, ...note }) => note),
      reflections: snapshot.reflections.map(({ danger: _, heard: __, ...reflection }) => reflection),
    },
  };
}
