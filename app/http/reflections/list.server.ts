import { z } from 'zod';
import { db } from '../../db.server';
import { addDays } from '../../domain/calendar/dates';
import { parseInput } from '../../domain/parse';
import { listReflections, presentReflection } from '../../domain/reflections/reflections.server';
import { nextPageHeaders } from '../paging.server';

const PAGE = 100;
const querySchema = z.object({
  cursor: z.iso.date('cursor comes from the Link header of the page before').optional(),
});

/** One page of an owner's reflections, newest week first. */
export async function answerReflections(request: Request, ownerId: string): Promise<Response> {
  const { cursor } = parseInput(querySchema, Object.fromEntries(new URL(request.url).searchParams));
  const to = cursor && addDays(cursor, -1);
  const rows = await listReflections(db, { ownerId, to, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? page.at(-1)?.week : undefined;
  return Response.json(page.map(presentReflection), { headers: nextPageHeaders(request, next) });
}
