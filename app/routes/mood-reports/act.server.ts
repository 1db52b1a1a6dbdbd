import { data } from '@remix-run/node';
import type { FormAnswer } from '~/components/form/form-answer';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { hashToken } from '~/domain/crypto/tokens.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import type { CreateValues } from '~/domain/reports/form/create-values';
import { previewedPeriod } from '~/domain/reports/form/create-values';
import { readCreateForm, reportBody } from '~/domain/reports/form/form';
import { linkChangesSchema, reportSchema } from '~/domain/reports/form/schema';
import {
  changeLink,
  createReport,
  deleteReport,
  requireReportRow,
} from '~/domain/reports/stored/reports.server';
import { orClose } from '~/http/or-back.server';
import { limitOwner } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMember } from '~/http/visitor/access.server';
import type { MemberVisitor, RouteArgs } from '~/http/visitor/visitor.server';
import { CREATE_PATH, INTENTS } from './fields';
import { type Preview, previewOrDefault } from './preview.server';

interface Act {
  form: FormData;
  visitor: MemberVisitor;
  now: Date;
  /** The headers that forget what was kept of the dialog. */
  dropKept: () => Promise<Headers>;
}

/** Shows the form again with what would be in the report, everything typed still there. */
export async function preview({ form, visitor: { owner }, now }: Act) {
  const values = readCreateForm(form, localDateAt(now, daySettings(owner)));
  return data(await formAgain({ values, owner, now }));
}

/** Makes the report, unless its period is not the one that the person has seen. */
export async function create({ form, visitor: { owner, user }, now, dropKept }: Act) {
  const settings = daySettings(owner);
  const values = readCreateForm(form, localDateAt(now, settings));
  const input = parseInput(reportSchema({ now, settings }), reportBody(values));
  const seen = previewedPeriod(form);
  if (input.dateRange.start !== seen.start || input.dateRange.end !== seen.end) {
    const notice = 'The dates have changed. Please look at what will be in the report, then create it.';
    return data({ ...(await formAgain({ values, owner, now })), notice });
  }
  await limitOwner('report', owner.id);
  // With the content: somebody who goes back, changes something and sends it again wants another report.
  const idempotencyKey = values.key && hashToken(values.key + JSON.stringify(input));
  await createReport(db, { owner, user, input, now, idempotencyKey });
  const description = 'Your mood report has been generated and can now be shared.';
  return redirectWithToast('/mood-reports', { title: 'Report Created', description }, await dropKept());
}

/** What the dialog gets back: its form, whether or not something is wrong with it, and a preview. */
export interface CreateAnswer extends FormAnswer {
  values: CreateValues;
  notice: string;
  preview: Preview | null;
}

type FormState = Pick<Act, 'now'> & { owner: MemberVisitor['owner']; values: CreateValues };

async function formAgain({ values, owner, now }: FormState): Promise<CreateAnswer> {
  const shown = await previewOrDefault({ owner, period: values, now });
  return { intent: INTENTS.create, result: {}, values, notice: '', preview: shown };
}

/** The dialog of a report that was refused. */
export async function refusedAgain(args: RouteArgs, form: FormData, refusal: FormAnswer) {
  const { owner } = await requireMember(args);
  const now = new Date();
  const values = readCreateForm(form, localDateAt(now, daySettings(owner)));
  // With the storage out of reach there is nothing to preview, and the typed text matters more.
  const shown = await previewOrDefault({ owner, period: values, now }).catch((error: unknown) => {
    if (refusal.result.error?.['']) return null;
    throw error;
  });
  return { ...refusal, values, notice: '', preview: shown } satisfies CreateAnswer;
}

export const forgetKept = async ({ dropKept }: Act) => seeOther(CREATE_PATH, await dropKept());

async function reportOf({ form, visitor }: Act) {
  return requireReportRow(db, { userId: visitor.user.id, id: String(form.get('report') ?? '') });
}

export async function remove(act: Act) {
  const to = '/mood-reports';
  return orClose({ title: 'Error', to }, async () => {
    const { userId, reportId } = await reportOf(act);
    await deleteReport(db, { userId, reportId, now: act.now });
    const description = 'The mood report has been deleted.';
    return redirectWithToast(to, { title: 'Report Deleted', description });
  });
}

export const closeLink = (act: Act) => setLink(act, false);
export const reopenLink = (act: Act) => setLink(act, true);

/** Closes a report's link, or opens it again. */
async function setLink(act: Act, isActive: boolean) {
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
