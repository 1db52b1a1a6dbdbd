import { db } from '../../db.server';
import type { Owner } from '../../domain/owners/guests.server';
import { mayUseOutsideAi, shouldAskAboutOutsideAi } from '../../domain/owners/outside-ai';
import { decideOutsideAi } from '../../domain/owners/outside-ai.server';
import { Problem } from '../../domain/problem';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { ai } from '../../gateways/index.server';
import { redirectWithToast } from '../toast.server';

/** The model that may be used for this person, or null: none is configured, or they have not said yes to it. */
export function aiFor(owner: Owner): AiGateway | null {
  return mayUseOutsideAi(owner, ai) ? ai : null;
}

/** Who words Harbor's free talk for this person: the model they have said yes to, and since when. */
export const voiceFor = (owner: Owner) => ({
  ai: aiFor(owner),
  allowedAt: owner.outsideAiDecidedAt,
  ownerId: owner.id,
});

/** What to ask this person on the screen where it first matters (`OutsideAiQuestion`), or null. */
export function outsideAiQuestion(owner: Owner) {
  return ai && shouldAskAboutOutsideAi(owner, ai) ? { description: ai.description, host: ai.host } : null;
}

/** The model of this server as /settings and /privacy speak of it, or null. */
export const configuredModel = () => (ai ? { description: ai.description, host: ai.host } : null);

/**
 * Keeps the answer of a form with `answer` (yes or no) and `host`, the one that the page named.
 * @throws Problem 'malformed' for any other answer, 'conflict' without a model
 */
export async function answerOutsideAi(form: FormData, owner: Owner, redirectTo: string): Promise<Response> {
  const answer = form.get('answer');
  if (answer !== 'yes' && answer !== 'no') throw new Problem('malformed', 'Please choose yes or no.');
  if (!ai) throw new Problem('conflict', 'No language model is set up here. Nothing leaves this server.');
  const isAllowed = answer === 'yes';
  if (isAllowed && form.get('host') !== ai.host) {
    const description = 'Please read it again before you decide. Nothing is sent until then.';
    return redirectWithToast(redirectTo, { title: 'The model has changed', description, tone: 'error' });
  }
  await decideOutsideAi(db, { ownerId: owner.id, isAllowed, host: ai.host, now: new Date() });
  return redirectWithToast(redirectTo, {
    title: isAllowed ? 'Thank you, noted' : 'Nothing will be sent',
    description: isAllowed
      ? 'You can take it back on the settings page at any time.'
      : 'Soundings goes on with its own words. You can change this on the settings page.',
  });
}
