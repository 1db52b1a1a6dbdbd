import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { db } from '~/db.server';
import { undoDeletion } from '~/domain/history/undo.server';
import { Problem } from '~/domain/problem';
import { clear, readText, undoCookie, withCookies } from '~/http/cookies.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';

/** Only a form is sent here. Opening the address leads to the history. */
export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  await requireOwner(args);
  throw redirect('/history');
});

const TOO_LATE = {
  title: 'Too late to undo',
  description: 'The 10 seconds were over. You can add the check-in again for its day.',
  tone: 'error' as const,
};

export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  orBack(args.request, { title: 'Error', to: '/history' }, () => undo(args)),
);

async function undo(args: ActionFunctionArgs) {
  const { owner } = await requireOwner(args);
  const undoKey = await readText(args.request, undoCookie);
  const headers = withCookies(await clear(undoCookie));
  try {
    if (!undoKey) throw new Problem('gone', 'There is nothing to undo.');
    const { id } = await undoDeletion(db, { ownerId: owner.id, undoKey, now: new Date() });
    const description = 'Everything is as it was.';
    return await redirectWithToast(`/history/${id}`, { title: 'The check-in is back', description }, headers);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'gone') {
      return redirectWithToast('/history', TOO_LATE, headers);
    }
    throw error;
  }
}

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function Undo() {
  return null;
}
