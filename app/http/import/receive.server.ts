import { db } from '../../db.server';
import { timeZoneSchema } from '../../domain/calendar/schema';
import { stageImport } from '../../domain/import/stage.server';
import type { Owner } from '../../domain/owners/guests.server';
import { parseInput } from '../../domain/parse';
import { limit, limitOwner } from '../rate-limits.server';
import { type Upload, withUpload } from './upload.server';

/** Stages an uploaded file and gives the id of the import. @throws Problem for what cannot be read */
export async function receiveFile(request: Request, owner: Owner): Promise<string> {
  return withUpload(request, (upload) => stageUpload(request, owner, upload));
}

/** The same for an upload that is being read. */
export async function stageUpload(request: Request, owner: Owner, { file, fields }: Upload): Promise<string> {
  await limit('importByAddress', request);
  await limitOwner('import', owner.id);
  const timeZone = fields.timeZone ? parseInput(timeZoneSchema, fields.timeZone) : undefined;
  return stageImport(db, { owner, file, timeZone, now: new Date() });
}
