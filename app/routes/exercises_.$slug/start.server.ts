import { redirect } from '@remix-run/node';
import { NOT_SENT } from '~/components/failure/unanswered';
import { db } from '~/db.server';
import { lookBeforeTurn } from '~/domain/chat/take-turn.server';
import { hashToken } from '~/domain/crypto/tokens.server';
import { exerciseChoice } from '~/domain/harbor/machine/offers/begin-exercise';
import type { ExerciseId } from '~/domain/harbor/steps/exercises/all';
import { EXERCISE_SLUGS } from '~/domain/harbor/steps/exercises/slugs';
import { takeLimitedTurn } from '~/http/chat/turns.server';
import { readForm, refusedForm, UNNAMED } from '~/http/forms.server';
import { languageAskedFor } from '~/http/language-asked-for';
import { seeOther, withRedirectTo } from '~/http/redirects.server';
import { requireVisitor } from '~/http/visitor/access.server';
import { ownerOrNewGuest } from '~/http/visitor/guest.server';
import type { RouteArgs } from '~/http/visitor/visitor.server';
import { KEY } from './texts';

/** Begins an exercise in the person's conversation and goes on there; a person without one becomes a guest. */
export async function start(args: RouteArgs, id: ExerciseId) {
  const form = await readForm(args.request);
  try {
    return await begin(args, id, form.get(KEY));
  } catch (error) {
    const refusing = { intent: UNNAMED, title: NOT_SENT.title, where: 'beginning an exercise' };
    return refusedForm(refusing, form, error);
  }
}

async function begin(args: RouteArgs, id: ExerciseId, key: unknown) {
  const visitor = await requireVisitor(args);
  if (visitor.kind === 'member' && !visitor.user.onboardedAt) {
    throw redirect(withRedirectTo('/onboarding', `/exercises/${EXERCISE_SLUGS[id]}`), { status: 303 });
  }
  const now = new Date();
  const { owner, firstName, headers } = await ownerOrNewGuest(args, { now });
  // Pressed twice on one page, it begins once.
  const idempotencyKey = typeof key === 'string' && key ? hashToken(`${key}.${id}`) : undefined;
  const seen = await lookBeforeTurn(db, { ownerId: owner.id, now, idempotencyKey });
  const sent = { choice: exerciseChoice(id) };
  const spoken = languageAskedFor(args.request);
  await takeLimitedTurn({ owner, firstName, sent, seen, now, spoken, idempotencyKey });
  return seeOther('/chat#newest', headers);
}
