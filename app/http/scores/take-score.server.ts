import { fieldOfPath, SCORE_FIELDS, type ScoreFields, typedDanger } from '~/domain/scores/fields';
import { SCORE_INSTRUMENTS, type ScoreInstrument } from '~/domain/scores/known-instruments';
import type { Owner } from '../../domain/owners/guests.server';
import { readForm, unreadableForm } from '../forms.server';
import { takeKept } from '../kept-forms/take-kept.server';
import { redirectWithToast } from '../toast.server';
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
  const form = await readForm(args.request);
  const fields = readFields(form);
  const keeping = { form, names: SCORE_FIELDS, fieldOf: fieldOfPath };
  try {
    return await takeKept(args, { ...keeping, limitedBy: 'score', forgottenTo: '/scores' }, async (owner) => {
      const { isAsked, ...toast } = await save({ owner, form, fields, instrument: instrumentIn(fields) });
      return isAsked ? { next: '/chat#newest' } : { next: '/scores', toast };
    });
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
