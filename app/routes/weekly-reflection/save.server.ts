import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { FormAnswer } from '~/components/form/form-answer';
import { db } from '~/db.server';
import { findOwner } from '~/domain/owners/guests.server';
import { Problem } from '~/domain/problem';
import { REFLECTION_FIELDS } from '~/domain/reflections/fields';
import { createReflection, keepReflectionDraft } from '~/domain/reflections/reflections.server';
import { reflectionDraftSchema, reflectionSchema } from '~/domain/reflections/schema';
import { invalidForm, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { limitOwner } from '~/http/rate-limits.server';
import { requireReflecting } from '~/http/reflections/access.server';
import { redirectWithToast } from '~/http/toast.server';
import { notSaved, SAVE_FAILED } from './texts';

/** Stores the reflection; whatever goes wrong comes back on the same page with every word. */
export async function save(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const keep = (ownerId: string) => keepInDraft(ownerId, form);
  const keeping = { form, names: REFLECTION_FIELDS, title: SAVE_FAILED.title, keep, again: sayingLater };
  return keepOr(args, keeping, async () => {
    const { owner } = await requireReflecting(args);
    const submission = parseWithZod(form, { schema: reflectionSchema });
    if (submission.status !== 'success') return invalidForm('save', submission);
    await limitOwner('reflection', owner.id);
    await createReflection(db, { owner, input: submission.value, now: new Date() });
    return redirectWithToast('/weekly-reflection', {
      title: 'Reflection Saved! 🌟',
      description: 'Your weekly reflection has been recorded.',
    });
  });
}

/** Words that arrive without their writer's session wait in the draft of whom the form was made for. */
async function keepInDraft(ownerId: string, form: FormData): Promise<string[]> {
  const owner = await findOwner(db, ownerId);
  const texts = reflectionDraftSchema.safeParse(Object.fromEntries(form));
  if (owner && texts.success) await keepReflectionDraft(db, { owner, texts: texts.data, now: new Date() });
  return [];
}

/** What is not about the words is said as when nobody answers. */
const sayingLater = (answer: FormAnswer, error: unknown): FormAnswer =>
  error instanceof Problem ? answer : { ...answer, ...notSaved(answer.result) };
