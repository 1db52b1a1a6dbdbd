import type { FormAnswer } from '~/components/form/form-answer';
import type { DirectoryQuery } from '~/domain/admin/schema';
import { DeleteDialog } from './delete-dialog';
import { ResetDialog } from './reset-dialog';
import { UserDialog } from './user-dialog';
import type { ListedUser } from './user-table';

interface DialogsProps {
  managed: ListedUser | undefined;
  query: DirectoryQuery;
  isOwn: boolean;
  confirming: 'reset' | 'delete' | undefined;
  answer: FormAnswer | undefined;
}

/** The dialog that the address of the screen asks for. */
export function Dialogs({ managed, query, isOwn, confirming, answer }: DialogsProps) {
  if (!managed) return null;
  if (confirming === 'reset') return <ResetDialog user={managed} query={query} />;
  if (confirming === 'delete' && !isOwn) return <DeleteDialog user={managed} query={query} answer={answer} />;
  return <UserDialog user={managed} query={query} isOwn={isOwn} />;
}
