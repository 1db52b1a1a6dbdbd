import type { LoaderFunctionArgs } from '@remix-run/node';
import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { noteOpened, type OpenReport, openReport } from '~/domain/reports/link/open.server';
import { errorResponse } from '~/http/api.server';
import { formatAskedFor } from '~/http/format-asked-for';
import { Locked } from '~/http/problems.server';
import { coarseDevice } from '~/http/reports/coarse-device';
import { answerPasscodePage, answerSharedPage, NOT_FOR_SEARCH } from '~/http/reports/document.server';
import { toLock } from '~/http/visitor/access.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import { logError } from '~/running/log.server';
import { failurePage } from './as-page.server';
import { formatSchema, type ReportFormat } from './format';
import { present } from './present.server';
import { isEarly, isReader } from './reader';
import { holdsKey, sendsPasscode } from './unlock.server';

/** The report in one of its formats, for everybody who has the link. Ticks, passcode and expiry hold for all of them. */
export async function showReport(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const asked = { ...formatAskedFor(args.request), ...Object.fromEntries(searchParams) };
  const isPage = (asked.format ?? 'html') === 'html';
  try {
    const { format } = parseInput(formatSchema, asked);
    return await show(args, format);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isPage && !args.request.signal.aborted) return failurePage(error);
    const answer = await errorResponse(error, args.request);
    answer.headers.set('X-Robots-Tag', NOT_FOR_SEARCH);
    return answer;
  }
}

async function show(args: LoaderFunctionArgs, format: ReportFormat): Promise<Response> {
  const { request } = args;
  const now = new Date();
  const visitor = await findVisitor(args);
  const viewerId = visitor.kind === 'member' ? visitor.user.id : undefined;
  const report = await openReport(db, { reportId: args.params.reportId ?? '', viewerId, now });
  if (visitor.kind === 'locked' && visitor.behind.user.id === report.userId)
    throw lockedAnswer(request, format);
  if (viewerId === report.userId) return present(request, report, format);
  return (await barred(request, report, format)) ?? (await presentTo(request, report, format));
}

/** What stands before the report for this request; nothing for somebody who may read it and is there to read. */
async function barred(
  request: Request,
  report: OpenReport,
  format: ReportFormat,
): Promise<Response | undefined> {
  const isPage = format === 'html';
  const action = pathOf(request);
  const hasKey = await holdsKey(request, report);
  if (!hasKey && !(await opensWithout(request, report))) {
    if (isPage) return answerPasscodePage({ action, error: null });
    throw new Problem('unauthenticated', 'This report is locked. Send its passcode as X-Report-Passcode.');
  }
  const hasShownIntent = hasKey || report.passcodeHash !== null;
  if (hasShownIntent ? !isEarly(request) : isReader(request, format)) return undefined;
  if (isPage) return answerSharedPage({ action });
  if (request.method === 'HEAD') return new Response(null, { headers: { 'X-Robots-Tag': NOT_FOR_SEARCH } });
  throw new Problem('forbidden', 'A report is not shown to previews, searches and what fetches early.');
}

const opensWithout = async (request: Request, report: OpenReport) =>
  report.passcodeHash === null || (await sendsPasscode(request, report));

async function presentTo(request: Request, report: OpenReport, format: ReportFormat): Promise<Response> {
  const device = coarseDevice(request.headers.get('User-Agent'));
  // A report is shown even when its opening cannot be noted.
  await noteOpened(db, { report, device, now: new Date() }).catch((error: unknown) =>
    logError('noting an opening', error),
  );
  return present(request, report, format);
}

/** The owner's own device, locked: its list of visited pages is no way around the PIN. */
const lockedAnswer = (request: Request, format: ReportFormat) =>
  format === 'html' ? toLock(request, { path: '/mood-reports' }) : new Locked();

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
