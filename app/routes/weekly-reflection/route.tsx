import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import type { FormAnswer } from '~/components/form/form-answer';
import { orStay } from '~/components/form/not-sent';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { pageSchema } from '~/domain/paging';
import { readReflectionScreen } from '~/domain/reflections/screen.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withErrorPage } from '~/http/problems.server';
import { requireReflecting } from '~/http/reflections/access.server';
import { inBackground } from '~/running/background.server';
import { EarlierWeeks } from './earlier-weeks';
import { ReflectionForm } from './reflection-form';
import { save } from './save.server';
import { notSaved } from './texts';
import { WeekInsightsCard } from './week-insights-card';
import { Written } from './written';

export { keptStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Weekly reflection | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireReflecting(args);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get('week');
  const page = pageSchema.parse(searchParams.get('page') ?? 1);
  return {
    ...(await readReflectionScreen(db, { owner, asked, page, now: new Date(), inBackground })),
    owner: signOwner(owner.id),
  };
});

export const action = withErrorPage((args: ActionFunctionArgs) => save(args));

export const clientAction = (args: ClientActionFunctionArgs) =>
  orStay<typeof action, FormAnswer>(args, () => notSaved());

export const shouldRevalidate = unlessRefused;

export default function WeeklyReflection() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  const { week, insights, written } = page;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>Weekly reflection</h1>
        </div>
      </div>
      <WeekInsightsCard insights={insights} />
      {written ? (
        <Written reflection={written} />
      ) : (
        <ReflectionForm week={week} draft={page.draft} owner={page.owner} answer={answer} />
      )}
      <EarlierWeeks {...page} />
    </>
  );
}
