import { data } from '@remix-run/node';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { hashToken } from '~/domain/crypto/tokens.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import type { CreateValues } from '~/domain/reports/create-values';
import { previewedPeriod } from '~/domain/reports/create-values';
import { readCreateForm, reportBody } from '~/domain/reports/form';
import { changeLink, createReport, deleteReport, requireReportRow } from '~/domain/reports/reports.server';
import { linkChangesSchema, reportSchema } from '~/domain/reports/schema';
import { describeError } from '~/http/problems.server';
import { limitOwner } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';
import { formFieldOf } from './fields';
import { previewOrDefault } from './preview.server';

interface Act {
  form: FormData;
  visitor: MemberVisitor;
  now: Date;
}

const where = 'POST /mood-reports';

/** Shows the form again with what would be in the report, everything typed still there. */
export async function preview({ form, visitor: { owner }, now }: Act) {
  const values = readCreateForm(form, localDateAt(now, daySettings(owner)));
  return data(await formAgain({ values, owner, now, errors: {}, failure: null }));
}

/** Makes the report, unless its period is not the one that the person has seen. */
export async function create({ form, visitor: { owner, user }, now }: Act, dropKept: () => Promise<Headers>) {
  const settings = daySettings(owner);
  const values = readCreateForm(form, localDateAt(now, settings));
  try {
    const input = parseInput(reportSchema({ now, settings }), reportBody(values));
    const seen = previewedPeriod(form);
    if (input.dateRange.start !== seen.start || input.dateRange.end !== seen.end) {
      const notice = 'The dates have changed. Please look at what will be in the report, then create it.';
      return data(await formAgain({ values, owner, now, errors: {}, failure: null, notice }));
    }
    await limitOwner('report', owner.id);
    // With the content: somebody who goes back, changes something and sends it again wants another report.
    const idempotencyKey = values.key && hashToken(values.key + JSON.stringify(input));
    await createReport(db, { owner, user, input, now, idempotencyKey });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, body, headers } = describeError(error, where);
    const errors = Object.fromEntries(
      Object.entries(body.errors ?? {}).map(([field, messages]) => [formFieldOf(field), messages]),
    );
    const failure = body.errors ? null : body.message;
    return data(await formAgain({ values, owner, now, errors, failure }), { status, headers });
  }
  const description = 'Your mood report has been generated and can now be shared.';
  return redirectWithToast('/mood-reports', { title: 'Report Created', description }, await dropKept());
}

interface FormState {
  values: CreateValues;
  owner: MemberVisitor['owner'];
  now: Date;
  errors: Record<string, string[]>;
  /** What went wrong with no field in particular. */
  failure: string | null;
  notice?: string;
}

async function formAgain({ values, owner, now, errors, failure, notice = '' }: FormState) {
  // With the storage out of reach there is nothing to preview, and the typed text matters more.
  const shown = await previewOrDefault({ owner, period: values, now }).catch((error: unknown) => {
    if (failure === null) throw error;
    return null;
  });
  return { values, errors, failure, notice, preview: shown };
}

export type CreateAnswer = Awaited<ReturnType<typeof formAgain>>;

async function reportOf({ form, visitor }: Act) {
  return requireReportRow(db, { userId: visitor.user.id, id: String(form.get('report') ?? '') });
}

export async function remove(act: Act) {
  try {
    const { userId, reportId } = await reportOf(act);
    await deleteReport(db, { userId, reportId, now: act.now });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return redirectWithToast('/mood-reports', { title: 'Error', description: error.message, tone: 'error' });
  }
  return redirectWithToast('/mood-reports', {
    title: 'Report Deleted',
    description: 'The mood report has been deleted.',
  });
}

/** Closes a report's link, or opens it again. */
export async function setLink(act: Act, isActive: boolean) {
  const { userId, reportId } = await reportOf(act);
  await changeLink(db, { userId, reportId, isActive, now: act.now });
  return redirectWithToast(
    '/mood-reports',
    isActive
      ? { title: 'Link opened again', description: 'Whoever has the link can read the report.' }
      : { title: 'Link closed', description: 'Nobody can open the report until you open the link again.' },
  );
}

/** Gives a report's link a new passcode; the one before opens nothing from then on. */
export async function setPasscode(act: Act) {
  const typed = String(act.form.get('passcode') ?? '');
  const { userId, reportId } = await reportOf(act);
  try {
    const { passcode } = parseInput(linkChangesSchema, { passcode: typed });
    await changeLink(db, { userId, reportId, passcode, now: act.now });
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors?.passcode) throw error;
    return data({ refusedPasscode: { typed, errors: error.errors.passcode } }, { status: 422 });
  }
  return redirectWithToast('/mood-reports', {
    title: 'Passcode set',
    description: 'From now on only the new passcode opens the report. Tell it to your provider.',
  });
}
