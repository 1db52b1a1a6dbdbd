import { db } from '~/db.server';
import { daySettings } from '~/domain/calendar/day-settings';
import { parseInput } from '~/domain/parse';
import { reportListSchema, reportSchema } from '~/domain/reports/form/schema';
import { createReport, listReports, presentReport } from '~/domain/reports/stored/reports.server';
import { api, readJson } from '~/http/api.server';
import { readIdempotencyKey } from '~/http/idempotency.server';
import { nextPageHeaders } from '~/http/paging.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiMember } from '~/http/visitor/api-access.server';

const PAGE = 100;

const handlers = api({
  async GET(args) {
    const { user } = await requireApiMember(args);
    const { searchParams } = new URL(args.request.url);
    const { cursor } = parseInput(reportListSchema, Object.fromEntries(searchParams));
    const rows = await listReports(db, { userId: user.id, after: cursor, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    const next = last && `${last.createdAt.getTime()}.${last.id}`;
    return Response.json(page.map(presentReport), { headers: nextPageHeaders(args.request, next) });
  },

  async POST(args) {
    const now = new Date();
    const { owner, user } = await requireApiMember(args);
    const moment = { now, settings: daySettings(owner) };
    const idempotencyKey = readIdempotencyKey(args.request);
    const input = parseInput(reportSchema(moment), await readJson(args.request));
    await limitOwner('report', owner.id);
    const report = await createReport(db, { owner, user, input, now, idempotencyKey });
    const headers = { Location: `/api/mood-reports/${report.reportId}` };
    return Response.json(presentReport(report), { status: 201, headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
