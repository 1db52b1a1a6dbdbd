import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { readCreateForm, reportBody } from '~/domain/reports/form/form';
import { reportSchema } from '~/domain/reports/form/schema';
import { takeSnapshot } from '~/domain/reports/snapshot/take-snapshot.server';
import { lastDayOf } from '~/domain/reports/stored/reports.server';
import { readForm } from '~/http/forms.server';
import { describeError } from '~/http/problems.server';
import { answerNotice, answerReport } from '~/http/reports/document.server';
import { requireMember } from '~/http/visitor/access.server';

/** What a preview shows as title and name while the form has none. */
const NOT_YET = {
  title: 'Preview: not saved, not shared',
  providerName: 'your provider',
  providerEmail: 'a@example.org',
};

/** Its page is made by the form alone. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect('/mood-reports?dialog=create');
}

/** The report as it would be, with the ticks as they are. Nothing is stored. */
export async function action(args: ActionFunctionArgs) {
  const { owner, user } = await requireMember(args);
  const now = new Date();
  try {
    const settings = daySettings(owner);
    const values = readCreateForm(await readForm(args.request), localDateAt(now, settings));
    const body = reportBody(values);
    const named = {
      ...body,
      ...NOT_YET,
      passcode: null,
      providerName: values.providerName.trim() || NOT_YET.providerName,
    };
    const input = parseInput(reportSchema({ now, settings }), named);
    const snapshot = await takeSnapshot(db, { owner, user, input, now });
    const { title, providerName, expiresAt } = input;
    return answerReport({
      title,
      providerName,
      openUntil: expiresAt && lastDayOf(expiresAt, owner),
      link: 'open',
      snapshot,
    });
  } catch (error) {
    if (error instanceof Response || args.request.signal.aborted) throw error;
    const { status, body, headers } = describeError(error, 'POST /mood-reports/preview');
    const title = error instanceof Problem ? 'This cannot be shown yet' : 'Something went wrong';
    return answerNotice({ title, message: body.message }, { status, headers: Object.fromEntries(headers) });
  }
}
