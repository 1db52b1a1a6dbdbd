import type { FormAnswer } from '~/components/form/form-answer';
import { FORGET_KEPT } from '~/components/form/kept-form-note';
import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import type { Owner } from '~/domain/owners/guests.server';
import { readForm } from '../forms.server';
import { keepOr } from '../kept-forms/keep-or.server';
import { dropKeptForm } from '../kept-forms/kept-form.server';
import { limitOwner } from '../rate-limits.server';
import { seeOther } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { requireOwner } from '../visitor/access.server';
import type { RouteArgs } from '../visitor/visitor.server';

/** The answers of a check-in stand in a part of their own; that there is none is said at the first. */
const fieldOf = (path: string) => (path === 'responses' ? FACTOR_FIELDS[0] : path.replace('responses.', ''));

interface Typed {
  owner: Owner;
  form: FormData;
}

type Again<Answer> = (answer: FormAnswer, error: unknown) => Promise<Answer>;

interface Saved {
  id: string;
  /** The page that comes next, unless it is the check-in's. */
  next?: string;
  /** What is said there. */
  title: string;
  description?: string;
}

/**
 * Takes the form of a check-in, whose page is at this address, and stores it with `save`. `again` adds to a refused one what
 * its page needs besides.
 */
export async function takeEntry<Answer extends FormAnswer = FormAnswer>(
  args: RouteArgs,
  save: (typed: Typed) => Promise<Saved>,
  again?: Again<Answer>,
) {
  const { request } = args;
  const form = await readForm(request);
  const keeping = { form, names: [...ENTRY_FIELDS, 'version'], fieldOf, again };
  return keepOr(args, keeping, async () => {
    const { owner } = await requireOwner(args);
    if (form.get('intent') === FORGET_KEPT)
      return seeOther(new URL(request.url).pathname, await dropKeptForm(request, owner.id));
    await limitOwner('checkIn', owner.id);
    const { id, next = `/history/${id}`, ...toast } = await save({ owner, form });
    return redirectWithToast(next, toast, await dropKeptForm(request, owner.id));
  });
}
