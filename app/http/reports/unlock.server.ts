import type { ActionFunctionArgs } from '@remix-run/node';
import { db } from '~/db.server';
import { hashToken } from '~/domain/crypto/tokens.server';
import { isRightPasscode, type OpenReport, openReport } from '~/domain/reports/open.server';
import { readText, reportCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { limit, limitOwner } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { answerPasscodePage } from '~/http/reports/document.server';
import { failurePage } from './as-page.server';

/** Worth nothing for another report, or once the passcode has changed. */
const keyOf = ({ id, passcodeHash }: OpenReport) => hashToken(`report:${id}:${passcodeHash}`);

/** True without a passcode, after it was typed into the form, or when a program sends it. */
export async function isUnlocked(request: Request, report: OpenReport): Promise<boolean> {
  if (report.passcodeHash === null) return true;
  if ((await readText(request, reportCookie(report.reportId))) === keyOf(report)) return true;
  const sent = request.headers.get('X-Report-Passcode');
  return sent !== null && tryPasscode(request, report, asTyped(sent));
}

/** Headers travel as bytes: programs put letters beyond ASCII into them as UTF-8. */
function asTyped(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}

/** Every try counts, for its address and for the report. @throws Problem 'too-many' */
async function tryPasscode(request: Request, report: OpenReport, passcode: string): Promise<boolean> {
  await limit('reportPasscode', request, report.id);
  await limitOwner('reportPasscodeByReport', report.id);
  return isRightPasscode(report, passcode);
}

const WRONG = 'That is not the passcode. Please check it and try again.';
const LONGEST = 1000;

/** The passcode page's form: the right one opens this report on this device for an hour. */
export async function unlockReport({ request, params }: ActionFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const action = url.pathname + url.search;
  try {
    const report = await openReport(db, { reportId: params.reportId ?? '', now: new Date() });
    const passcode = String((await readForm(request)).get('passcode') ?? '').slice(0, LONGEST);
    if (!(await tryPasscode(request, report, passcode))) {
      return answerPasscodePage({ action, error: WRONG }, { status: 422 });
    }
    const cookie = await reportCookie(report.reportId).serialize(keyOf(report));
    return seeOther(action, withCookies(cookie));
  } catch (error) {
    if (request.signal.aborted) throw error;
    return failurePage(error);
  }
}
