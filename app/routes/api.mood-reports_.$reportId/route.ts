import { db } from '~/db.server';
import { parseInput } from '~/domain/parse';
import { linkChangesSchema } from '~/domain/reports/form/schema';
import { changeLink, deleteReport, presentReport } from '~/domain/reports/stored/reports.server';
import { api, readJson } from '~/http/api.server';
import { showReport } from '~/http/reports/show.server';
import { unlockReport } from '~/http/reports/unlock.server';
import { requireApiMember } from '~/http/visitor/api-access.server';

const handlers = api({
  GET: showReport,

  /** The form of a locked report. */
  POST: unlockReport,

  async PATCH(args) {
    const { owner } = await requireApiMember(args);
    const changes = parseInput(linkChangesSchema, await readJson(args.request));
    const which = { userId: owner.id, reportId: args.params.reportId ?? '' };
    return Response.json(presentReport(await changeLink(db, { ...which, ...changes, now: new Date() })));
  },

  async DELETE(args) {
    const { owner } = await requireApiMember(args);
    await deleteReport(db, { userId: owner.id, reportId: args.params.reportId ?? '', now: new Date() });
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
