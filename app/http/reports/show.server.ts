import type { LoaderFunctionArgs } from '@remix-run/node';
import { isbot } from 'isbot';
import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { noteOpened, type OpenReport, openReport } from '~/domain/reports/open.server';
import { errorResponse } from '~/http/api.server';
import { logError } from '~/http/log.server';
import { Locked } from '~/http/problems.server';
import { coarseDevice } from '~/http/reports/coarse-device';
import { answerPasscodePage, NOT_FOR_SEARCH } from '~/http/reports/document.server';
import { toLock } from '~/http/visitor/access.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import { failurePage } from './as-page.server';
import { formatSchema, type ReportFormat } from './format';
import { present } from './present.server';
import { isUnlocked } from './unlock.server';

/** The report in one of its formats, to whoever has the link. Ticks, passcode and expiry hold for all of them. */
export async function showReport(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const isPage = (searchParams.get('format') ?? 'html') === 'html';
  try {
    const { format } = parseInput(formatSchema, Object.fromEntries(searchParams));
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
  const report = await openReport(db, { reportId: args.params.reportId ?? '', now });
  const visitor = await findVisitor(args);
  if (visitor.kind === 'locked' && visitor.behind.user.id === report.userId)
    throw lockedAnswer(request, format);
  const isOwner = visitor.kind === 'member' && visitor.user.id === report.userId;
  if (!isOwner && !(await isUnlocked(request, report))) {
    if (format === 'html') return answerPasscodePage({ action: pathOf(request), error: null });
    throw new Problem('unauthenticated', 'This report is locked. Send its passcode as X-Report-Passcode.');
  }
  if (!isOwner && isPerson(request, format)) await note(request, report, now);
  return present(report, format);
}

/** The owner's own device, locked: its list of visited pages is no way around the PIN. */
const lockedAnswer = (request: Request, format: ReportFormat) =>
  format === 'html' ? toLock(request, { path: '/mood-reports' }) : new Locked();

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** False for what looks ahead: browsers that fetch early, and services that draw a preview of a link. */
function isPerson({ headers, method }: Request, format: ReportFormat): boolean {
  if (method === 'HEAD') return false;
  const purposes = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].map((name) => headers.get(name) ?? '');
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose))) return false;
  // A clinic's own program may well fetch the data; a preview only ever asks for the page.
  return format !== 'html' || !isPreview(headers.get('User-Agent') ?? '');
}

/** Text browsers and plain programs: `isbot` takes them for robots, but somebody may read what they fetch. */
const MAY_BE_READ =
  /^(lynx|w3m|e?links|curl|wget|httpie|node|undici|python|axios|go-http|okhttp|java|apache-http|postman|insomnia|playwright)|headlesschrome/i;

/** A robot that draws a preview or searches, by the name it gives itself. When in doubt the owner is told of an opening. */
const isPreview = (userAgent: string) => isbot(userAgent) && !MAY_BE_READ.test(userAgent);

/** A report is shown even when its opening cannot be noted. */
async function note(request: Request, report: OpenReport, now: Date): Promise<void> {
  const device = coarseDevice(request.headers.get('User-Agent'));
  await noteOpened(db, { report, device, now }).catch((error: unknown) =>
    logError('noting an opening', error),
  );
}
