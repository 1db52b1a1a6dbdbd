import { db } from '~/db.server';
import { listRows, readImport } from '~/domain/import/dry-run.server';
import { api } from '~/http/api.server';
import { receiveFile } from '~/http/import/receive.server';
import { orPassOver } from '~/http/import/upload.server';
import { requireApiOwner } from '~/http/visitor/api-access.server';

const ROWS = 100;

const handlers = api({
  /** A file comes in; what would become of it goes out. Nothing is added yet. */
  async POST(args) {
    const { owner } = await orPassOver(args.request, requireApiOwner(args));
    const id = await receiveFile(args.request, owner);
    const which = { ownerId: owner.id, id };
    const summary = await readImport(db, which);
    const { rows, next } = await listRows(db, { ...which, after: 0, limit: ROWS });
    const headers = { Location: `/api/import/${id}` };
    return Response.json({ ...summary, rows, next: next ?? null }, { status: 201, headers });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
