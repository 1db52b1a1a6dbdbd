import { db } from '~/db.server';
import { presentMember } from '~/domain/accounts/accounts.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { deletionSchema, userChangesSchema } from '~/domain/admin/schema';
import { parseInput } from '~/domain/parse';
import { deleteUserFor } from '~/http/accounts/deletion.server';
import { api, readJson } from '~/http/api.server';
import { requireApiAdmin } from '~/http/visitor/api-access.server';

const handlers = api({
  async PATCH(args) {
    const { user: admin } = await requireApiAdmin(args);
    const changes = parseInput(userChangesSchema, await readJson(args.request));
    const userId = args.params.id ?? '';
    const user = await changeUser(db, { actorId: admin.id, userId, changes, now: new Date() });
    return Response.json(presentMember(user));
  },
  /** `{ confirmation, password }`: the member's email address and the admin's own password. */
  async DELETE(args) {
    const { user: admin } = await requireApiAdmin(args);
    const input = parseInput(deletionSchema, await readJson(args.request));
    await deleteUserFor({ admin, userId: args.params.id ?? '', input });
    return new Response(null, { status: 204 });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
