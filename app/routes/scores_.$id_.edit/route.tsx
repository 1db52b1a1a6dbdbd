import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { ScorePage } from '~/components/scores/score-page';
import { db } from '~/db.server';
import { fieldsOf, scoreBody } from '~/domain/scores/fields';
import { savedInWords } from '~/domain/scores/in-words';
import { titleOf } from '~/domain/scores/score';
import { changeScore, requireScore } from '~/domain/scores/scores.server';
import { withErrorPage } from '~/http/problems.server';
import { loadScoreForm } from '~/http/scores/load-score-form.server';
import { takeScore } from '~/http/scores/take-score.server';
import { requireOwner } from '~/http/visitor/access.server';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? 'Page Not Found' : 'Change a score'} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const score = await requireScore(db, { ownerId: owner.id, id: args.params.id ?? '' });
  const fields = fieldsOf(score);
  const page = await loadScoreForm(args.request, { owner, fields, now: new Date() });
  return { ...page, fields: page.fields ?? fields, instrument: score.instrument, name: titleOf(score) };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) =>
  takeScore(args, async ({ owner, fields }) => {
    const id = args.params.id ?? '';
    const { instrument } = await requireScore(db, { ownerId: owner.id, id });
    const changes = scoreBody(fields, instrument);
    const { score, isAsked } = await changeScore(db, { owner, id, changes, now: new Date() });
    return { isAsked, title: 'Score changed', description: savedInWords(score) };
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function EditScore() {
  const { name, ...page } = useLoaderData<typeof loader>();
  return <ScorePage page={page} answer={useActionData<typeof clientAction>()} title={`Change ${name}`} />;
}
