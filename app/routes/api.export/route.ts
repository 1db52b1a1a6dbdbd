import { z } from 'zod';
import { db } from '~/db.server';
import { exportCsv } from '~/domain/export/csv.server';
import { exportJson } from '~/domain/export/json.server';
import { parseInput } from '~/domain/parse';
import { api, requireApiOwner } from '~/http/api.server';
import { download } from '~/http/download.server';
import { limitOwner } from '~/http/rate-limits.server';

const FORMATS = ['json', 'csv', 'reflections-csv'] as const;
const querySchema = z.object({
  format: z.enum(FORMATS, { error: `format can be ${FORMATS.join(', ')}` }).default('json'),
});

const handlers = api({
  async GET(args) {
    const visitor = await requireApiOwner(args);
    const { format } = parseInput(querySchema, Object.fromEntries(new URL(args.request.url).searchParams));
    await limitOwner('export', visitor.owner.id);
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    if (format === 'json') {
      const user = visitor.kind === 'member' ? visitor.user : undefined;
      const pieces = exportJson(db, { owner: visitor.owner, user, now });
      return download(pieces, { name: `soundings-${day}.json`, type: 'application/json' });
    }
    const name = format === 'csv' ? 'checkIns' : 'reflections';
    const file = format === 'csv' ? 'check-ins' : 'reflections';
    const pieces = exportCsv(db, { name, ownerId: visitor.owner.id });
    return download(pieces, { name: `soundings-${file}-${day}.csv`, type: 'text/csv' });
  },
});

export const loader = handlers.loader;
