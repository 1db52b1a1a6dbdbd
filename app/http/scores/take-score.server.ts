import { FORGET_KEPT } from '~/components/form/kept-form-note';
import { fieldOfPath, SCORE_FIELDS, type ScoreFields, typedDanger } from '~/domain/scores/fields';
import { SCORE_INSTRUMENTS, type ScoreInstrument } from '~/domain/scores/known-instruments';
import type { Owner } from '../../domain/owners/guests.server';
import { readForm, unreadableForm } from '../forms.server';
import { keepOr } from '../kept-forms/keep-or.server';
import { dropKeptForm } from '../kept-forms/kept-form.server';
import { limitOwner } from '../rate-limits.server';
import { seeOther } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { requireOwner } from '../visitor/access.server';
import type { RouteArgs } from '../visitor/visitor.server';

interface Typed {
  owner: Owner;
  form: FormData;
  fields: ScoreFields;
  instrument: ScoreInstrument;
}

interface Saved {
  /** Harbor's question stands in the chat now. */
  isAsked: boolean;
  title: string;
  description?: string;
}

/**
 * Takes the form of a score and stores it with `save`. A score that Harbor has to ask about
 * leads to the question at once. Where the session has ended, it leads to the numbers, and never past them.
 */
export async function takeScore(args: RouteArgs, save: (typed: Typed) => Promise<Saved>) {
  const { request } = args;
  const form = await readForm(request);
  const fields = readFields(form);
  const keeping = { form, names: SCORE_FIELDS, fieldOf: fieldOfPath };
  const work = async () => {
    const { owner } = await requireOwner(args);
    if (form.get('intent') === FORGET_KEPT) return seeOther('/scores', await dropKeptForm(request, owner.id));
    await limitOwner('score', owner.id);
    const { isAsked, ...toast } = await save({ owner, form, fields, instrument: instrumentIn(fields) });
    const headers = await dropKeptForm(request, owner.id);
    return isAsked ? seeOther('/chat#newest', headers) : redirectWithToast('/scores', toast, headers);
  };
  try {
    return await keepOr(args, keeping, work);
  } catch (error) {
    if (typedDanger(fields) && isRedirect(error)) throw await toSafety(error);
    throw error;
  }
}

function readFields(form: FormData): ScoreFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(SCORE_FIELDS.map((name) => [name, text(name)]));
}

/** @throws Problem 'malformed' for a form that is another */
function instrumentIn({ instrument }: ScoreFields): ScoreInstrument {
  const found = SCORE_INSTRUMENTS.find((known) => known === instrument);
  if (!found) throw unreadableForm();
  return found;
}

const isRedirect = (error: unknown): error is Response =>
  error instanceof Response && error.headers.has('Location');

async function toSafety({ headers }: Response): Promise<Response> {
  const kept = new Headers(headers);
  kept.delete('Location');
  const title = 'Your score is not saved yet';
  const description = 'You were logged out, or Soundings was locked. Help comes first; the form can wait.';
  return redirectWithToast('/safety', { title, description, tone: 'error' }, kept);
}
