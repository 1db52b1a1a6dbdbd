import type { FormAnswer } from '~/components/form/form-answer';
import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import { ENTRY_FIELDS } from '~/domain/history/entry-fields';
import type { Owner } from '~/domain/owners/guests.server';
import { readForm } from '../forms.server';
import { takeKept } from '../kept-forms/take-kept.server';
import type { RouteArgs } from '../visitor/visitor.server';

/** The answers of a check-in are a part of their own. That none was given is said at the first question. */
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
  const form = await readForm(args.request);
  const names = [...ENTRY_FIELDS, 'version'];
  const forgottenTo = new URL(args.request.url).pathname;
  return takeKept(args, { form, names, fieldOf, again, limitedBy: 'checkIn', forgottenTo }, async (owner) => {
    const { id, next = `/history/${id}`, ...toast } = await save({ owner, form });
    return { next, toast };
  });
}
