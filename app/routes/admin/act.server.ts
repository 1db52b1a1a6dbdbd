import { parseWithZod } from '@conform-to/zod/v4';
import { db } from '~/db.server';
import type { Member } from '~/domain/accounts/accounts.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { deletionSchema, type UserChanges } from '~/domain/admin/schema';
import { deleteUserFor } from '~/http/accounts/deletion.server';
import { sendResetForUser } from '~/http/accounts/reset.server';
import { byIntent, invalidForm, refusedForm } from '~/http/forms.server';
import { orClose } from '~/http/or-back.server';
import { safePath } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';

interface AdminForm {
  admin: Member;
  form: FormData;
}

interface UserAct {
  admin: Member;
  userId: string;
  form: FormData;
  goingTo: string;
}

const change = (changes: UserChanges) => (act: UserAct) => saveChanges(act, changes);

/** The list behind a dialog, where each of its forms leads. */
export const closedPath = (form: FormData) => safePath(form.get('redirectTo'), '/admin');

/** What a user's dialog can do. It closes with a message, also of what is refused; a form with fields stays open. */
export async function act({ admin, form }: AdminForm) {
  const userId = String(form.get('userId') ?? '');
  const goingTo = closedPath(form);
  return byIntent(form, ACTS)({ admin, userId, form, goingTo });
}

async function saveChanges({ admin, userId, goingTo }: UserAct, changes: UserChanges): Promise<Response> {
  return orClose({ title: 'Update failed', to: goingTo }, async () => {
    const user = await changeUser(db, { actorId: admin.id, userId, changes, now: new Date() });
    return redirectWithToast(goingTo, { title: 'User updated', description: statusOf(user) });
  });
}

const statusOf = ({ email, isActive, isAdmin }: Member) =>
  `${email} is ${isActive ? 'active' : 'inactive'}, ${isAdmin ? 'an admin' : 'a member'}.`;

async function resetPassword({ admin, userId, goingTo }: UserAct): Promise<Response> {
  return orClose({ title: 'Reset failed', to: goingTo }, async () => {
    const description = await sendResetForUser({ actorId: admin.id, userId });
    return redirectWithToast(goingTo, { title: 'Password reset', description });
  });
}

async function deleteUser({ admin, userId, form, goingTo }: UserAct) {
  const submission = parseWithZod(form, { schema: deletionSchema });
  if (submission.status !== 'success') return invalidForm('delete', submission);
  try {
    await deleteUserFor({ admin, userId, input: submission.value });
  } catch (error) {
    const refusal = { intent: 'delete', title: 'Nothing was deleted', where: 'deleting a user' };
    return refusedForm(refusal, form, error);
  }
  return redirectWithToast(goingTo, { title: 'User deleted', description: 'Everything of theirs is gone.' });
}

const ACTS = {
  delete: deleteUser,
  'reset-password': resetPassword,
  activate: change({ isActive: true }),
  deactivate: change({ isActive: false }),
  'make-admin': change({ isAdmin: true }),
  'remove-admin': change({ isAdmin: false }),
};
