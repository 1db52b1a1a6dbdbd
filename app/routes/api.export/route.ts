import { z } from 'zod';
import { db } from '~/db.server';
import { noteActivity } from '~/domain/audit/account-activity.server';
import { utcDate } from '~/domain/calendar/utc';
import { exportCsv } from '~/domain/export/csv.server';
import { exportJson } from '~/domain/export/json.server';
import { fhirPeriodSchema } from '~/domain/export/schema';
import { parseInput } from '~/domain/parse';
import { fhirText } from '~/domain/reports/fhir/bundle';
import { readFhir } from '~/domain/reports/fhir/read-fhir.server';
import { env } from '~/env.server';
import { deviceName } from '~/http/accounts/device-name';
import { api } from '~/http/api.server';
import { download } from '~/http/download.server';
import { formatAskedFor } from '~/http/format-asked-for';
import { limitOwner } from '~/http/rate-limits.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const FORMATS = ['json', 'csv', 'reflections-csv', 'scores-csv', 'fhir'] as const;
/** Which list each CSV holds, and what its file is called. */
const LISTS = {
  csv: ['checkIns', 'check-ins'],
  'reflections-csv': ['reflections', 'reflections'],
  'scores-csv': ['scores', 'scores'],
} as const;
const querySchema = z.object({
  format: z.enum(FORMATS, { error: `format can be ${FORMATS.join(', ')}` }).default('json'),
});

const handlers = api({
  async GET(args) {
    const { request } = args;
    const visitor = await requireApiOwner(args);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { format } = parseInput(querySchema, { ...formatAskedFor(request), ...query });
    const asked =
      format === 'fhir'
        ? { format, period: parseInput(fhirPeriodSchema, query) }
        : { format, period: undefined };
    await limitOwner('export', visitor.owner.id);
    const now = new Date();
    const day = utcDate(now);
    const user = visitor.kind === 'member' ? visitor.user : undefined;
    const device = deviceName(request);
    if (user) await noteActivity(db, { userId: user.id, kind: 'export', device, now });
    if (asked.period) {
      const { period } = asked;
      const document = await readFhir(db, { owner: visitor.owner, user, period, appUrl: env.APP_URL, now });
      const name = `soundings-${period.start}-to-${period.end}.fhir.json`;
      return download(fhirText(document), { request, name, type: 'application/fhir+json' });
    }
    if (asked.format === 'json') {
      const pieces = exportJson(db, { owner: visitor.owner, user, now });
      return download(pieces, { request, name: `soundings-${day}.json`, type: 'application/json' });
    }
    const [name, file] = LISTS[asked.format];
    const pieces = exportCsv(db, { name, ownerId: visitor.owner.id });
    return download(pieces, { request, name: `soundings-${file}-${day}.csv`, type: 'text/csv' });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
