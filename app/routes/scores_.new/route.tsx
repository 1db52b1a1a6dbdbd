import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { ScorePage } from '~/components/scores/score-page';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { submissionKeySchema } from '~/domain/check-in/entries/schema';
import { newToken } from '~/domain/crypto/tokens.server';
import { parseInput } from '~/domain/parse';
import { scoreBody } from '~/domain/scores/fields';
import { savedInWords } from '~/domain/scores/in-words';
import { INSTRUMENTS, isKnown } from '~/domain/scores/instruments';
import { SCORE_INSTRUMENTS } from '~/domain/scores/known-instruments';
import { scoreSchema } from '~/domain/scores/schema';
import { createScore } from '~/domain/scores/scores.server';
import { withErrorPage } from '~/http/problems.server';
import { loadScoreForm } from '~/http/scores/load-score-form.server';
import { takeScore } from '~/http/scores/take-score.server';
import { requireOwner } from '~/http/visitor/access.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Enter a score | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const now = new Date();
  const asked = new URL(args.request.url).searchParams.get('instrument');
  const date = localDateAt(now, daySettings(owner));
  const fresh = asked === null ? null : { instrument: asked, date };
  const { fields, ...page } = await loadScoreForm(args.request, { owner, fields: fresh, now });
  const instrument = SCORE_INSTRUMENTS.find((known) => known === fields?.instrument);
  if (!fields || !instrument) throw redirect('/scores');
  return { ...page, fields, instrument, submissionKey: newToken() };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  takeScore(args, async ({ owner, form, fields, instrument }) => {
    const now = new Date();
    const today = localDateAt(now, daySettings(owner));
    const input = parseInput(scoreSchema(today), scoreBody(fields, instrument));
    const idempotencyKey = parseInput(submissionKeySchema, form.get('submissionKey'));
    const { score, isAsked } = await createScore(db, { owner, input, now, idempotencyKey });
    return { isAsked, title: 'Score saved', description: savedInWords(score) };
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function NewScore() {
  const page = useLoaderData<typeof loader>();
  const { instrument } = page;
  const title = isKnown(instrument)
    ? `Enter a ${INSTRUMENTS[instrument].title}`
    : 'Enter another questionnaire';
  return <ScorePage page={page} answer={useActionData<typeof clientAction>()} title={title} />;
}
