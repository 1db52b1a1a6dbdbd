import type { ActionFunctionArgs } from '@remix-run/node';
import { db } from '~/db.server';
import { hashToken } from '~/domain/crypto/tokens.server';
import { Problem } from '~/domain/problem';
import { type OpenReport, openReport } from '~/domain/reports/link/open.server';
import { readPasscodeStates, tryPasscode } from '~/domain/reports/link/passcode.server';
import { env } from '~/env.server';
import { clientNetwork } from '~/http/client-network';
import { readText, reportCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { describeError } from '~/http/problems.server';
import { counterKey, sentFrom } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { answerPasscodePage } from '~/http/reports/document.server';
import { failurePage } from './as-page.server';

type Locked = Pick<OpenReport, 'id' | 'passcodeHash'>;

/** The key opens no other report, and nothing once the passcode has changed. */
const keyOf = ({ id, passcodeHash }: Locked) => hashToken(`report:${id}:${passcodeHash}`);

/** A new passcode begins a new count. */
const triesOf = ({ id, passcodeHash }: Locked) => counterKey('report-passcode', id, passcodeHash ?? '');

/** True when somebody has pressed a button for this report on this device within the hour: with the passcode, if it has one. */
export async function holdsKey(request: Request, report: OpenReport): Promise<boolean> {
  return (await readText(request, reportCookie(report.reportId))) === keyOf(report);
}

/** True when a program sends the passcode. @throws Problem 'too-many' */
export async function sendsPasscode(request: Request, report: OpenReport): Promise<boolean> {
  const sent = request.headers.get('X-Report-Passcode');
  return sent ? tryFrom(request, report, asTyped(sent)) : false;
}

/** Headers travel as bytes: programs put letters beyond ASCII into them as UTF-8. */
function asTyped(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}

/** IPv6 by the /48: one customer of a provider may have 65,536 of the networks that other limits count by. */
async function tryFrom(request: Request, report: OpenReport, passcode: string): Promise<boolean> {
  const { passcodeHash } = report;
  const from = clientNetwork(sentFrom(request), 48);
  const keys = { network: counterKey('report-passcode', triesOf(report), from), passcode: triesOf(report) };
  return tryPasscode(db, { passcodeHash, passcode, keys, scale: env.RATE_LIMIT_MULTIPLIER, now: new Date() });
}

/** Whether somebody seems to guess at the passcodes of these reports, by the report's row. */
export async function passcodeStatesOf(reports: readonly Locked[]) {
  const keyOfRow = new Map(reports.map((report) => [report.id, triesOf(report)]));
  const which = { keys: [...keyOfRow.values()], scale: env.RATE_LIMIT_MULTIPLIER, now: new Date() };
  const states = await readPasscodeStates(db, which);
  return new Map([...keyOfRow].map(([id, key]) => [id, states.get(key) ?? 'quiet']));
}

const WRONG = 'That is not the passcode. Please check it and try again.';
const MISSING = 'Please enter the passcode.';
const LONGEST = 1000;

/** The form of the passcode page, or the button of the neutral one: it opens this report on this device for an hour. */
export async function unlockReport({ request, params }: ActionFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const action = url.pathname + url.search;
  try {
    const report = await openReport(db, { reportId: params.reportId ?? '', now: new Date() });
    const passcode = String((await readForm(request)).get('passcode') ?? '').slice(0, LONGEST);
    if (report.passcodeHash !== null && passcode === '') {
      return answerPasscodePage({ action, error: MISSING }, { status: 422 });
    }
    if (!(await tryFrom(request, report, passcode))) {
      return answerPasscodePage({ action, error: WRONG }, { status: 422 });
    }
    const cookie = await reportCookie(report.reportId).serialize(keyOf(report));
    return seeOther(action, withCookies(cookie));
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (!(error instanceof Problem) || error.kind !== 'too-many') return failurePage(error);
    const { status, body, headers } = describeError(error, 'POST /api/mood-reports/*');
    return answerPasscodePage(
      { action, error: body.message },
      { status, headers: Object.fromEntries(headers) },
    );
  }
}
