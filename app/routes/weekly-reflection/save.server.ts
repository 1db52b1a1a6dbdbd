import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { db } from '~/db.server';
import { findOwner } from '~/domain/owners/guests.server';
import { createReflection, keepReflectionDraft } from '~/domain/reflections/reflections.server';
import { reflectionDraftSchema, reflectionSchema } from '~/domain/reflections/schema';
import { invalidForm, readForm, refusedForm } from '~/http/forms.server';
import { readSeal } from '~/http/kept-forms/seal.server';
import { describeError } from '~/http/problems.server';
import { limitOwner } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMember, sessionEnded } from '~/http/visitor/access.server';
import { findVisitor } from '~/http/visitor/visitor.server';
import { notSaved, SAVE_FAILED } from './texts';

const where = 'POST /weekly-reflection';

/** Stores the reflection; whatever goes wrong comes back on the same page with every word. */
export async function save(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const visitor = await findVisitor(args);
  if (visitor.kind !== 'member' || visitor.owner.id !== readSeal(form.get('seal'))) {
    await keepForItsOwner(form);
    if (visitor.kind === 'ended' || visitor.kind === 'stranger') throw await sessionEnded(args.request);
  }
  const { owner } = await requireMember(args);
  if (readSeal(form.get('seal')) !== owner.id) return notTheirs();

  const submission = parseWithZod(form, { schema: reflectionSchema });
  if (submission.status !== 'success') return invalidForm('save', submission);
  try {
    await limitOwner('reflection', owner.id);
    await createReflection(db, { owner, input: submission.value, now: new Date() });
  } catch (error) {
    const { status, headers } = describeError(error, where);
    if (status < 500)
      return refusedForm({ intent: 'save', title: SAVE_FAILED.title, where }, submission, error);
    return data(
      { ...notSaved(), result: { ...submission.reply(), ...notSaved().result } },
      { status, headers },
    );
  }
  return redirectWithToast('/weekly-reflection', {
    title: 'Reflection Saved! 🌟',
    description: 'Your weekly reflection has been recorded.',
  });
}

/** Words that arrive without their writer's session wait in the draft of whom the form was made for. */
async function keepForItsOwner(form: FormData): Promise<void> {
  const ownerId = readSeal(form.get('seal'));
  const owner = ownerId ? await findOwner(db, ownerId) : undefined;
  const texts = reflectionDraftSchema.safeParse(Object.fromEntries(form));
  if (owner && texts.success) await keepReflectionDraft(db, { owner, texts: texts.data, now: new Date() });
}

const notTheirs = () =>
  redirectWithToast('/weekly-reflection', {
    title: 'Not saved in your account',
    description: 'This form was opened by somebody else on this device. Their words are kept for them.',
    tone: 'error',
  });
