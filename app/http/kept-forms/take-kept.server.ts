import type { FormAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT } from '~/components/form/kept-form-note';
import type { Owner } from '../../domain/owners/guests.server';
import { byIntent, UNNAMED } from '../forms.server';
import { limitOwner } from '../rate-limits.server';
import { seeOther } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { requireOwner } from '../visitor/access.server';
import type { RouteArgs } from '../visitor/visitor.server';
import { type Keeping, keepOr } from './keep-or.server';
import { dropKeptForm } from './kept-form.server';

interface Taking<Answer> extends Keeping<Answer> {
  limitedBy: Parameters<typeof limitOwner>[0];
  /** The page after what was kept is thrown away. */
  forgottenTo: string;
}

interface Saved {
  /** The page that comes next. */
  next: string;
  /** What is said there. */
  toast?: { title: string; description?: string };
}

/** Takes a form with one button, within its limit: what was kept of it is forgotten once it is saved, or not wanted. */
export async function takeKept<Answer extends object = FormAnswer>(
  args: RouteArgs,
  { limitedBy, forgottenTo, ...keeping }: Taking<Answer>,
  save: (owner: Owner) => Promise<Saved>,
) {
  return keepOr(args, keeping, async () => {
    const { owner } = await requireOwner(args);
    const drop = () => dropKeptForm(args.request, owner.id);
    const act = byIntent(keeping.form, {
      [FORGET_KEPT]: async () => seeOther(forgottenTo, await drop()),
      [UNNAMED]: async () => {
        await limitOwner(limitedBy, owner.id);
        const { next, toast } = await save(owner);
        return toast ? redirectWithToast(next, toast, await drop()) : seeOther(next, await drop());
      },
    });
    return act();
  });
}
