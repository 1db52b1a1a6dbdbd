import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { unlessUnanswered } from '~/components/form/revalidation';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { pageSchema } from '~/domain/paging';
import { readReflectionScreen } from '~/domain/reflections/screen.server';
import { inBackground } from '~/http/background.server';
import { sealOwner } from '~/http/kept-forms/seal.server';
import { screen } from '~/http/problems.server';
import { requireMember } from '~/http/visitor/access.server';
import { EarlierWeeks } from './earlier-weeks';
import { ReflectionForm } from './reflection-form';
import { save } from './save.server';
import { notSaved } from './texts';
import { WeekInsightsCard } from './week-insights-card';
import { Written } from './written';

export const meta: MetaFunction = () => [{ title: 'Weekly reflection | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireMember(args);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get('week');
  const page = pageSchema.parse(searchParams.get('page') ?? 1);
  return {
    ...(await readReflectionScreen(db, { owner, asked, page, now: new Date(), inBackground })),
    seal: sealOwner(owner.id),
  };
});

export const action = screen(async (args: ActionFunctionArgs) => save(args));

/** A server that cannot be reached must not take the page with the words away. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const isOurs = error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
    if (isOurs) return notSaved();
    throw error;
  }
}

export const shouldRevalidate = unlessUnanswered;

export default function WeeklyReflection() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
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
        <ReflectionForm week={week} draft={page.draft} seal={page.seal} answer={answer} />
      )}
      <EarlierWeeks {...page} />
    </>
  );
}
