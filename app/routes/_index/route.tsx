import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { db } from '~/db.server';
import { readHome } from '~/domain/check-in/home.server';
import { Home } from '~/home/home';
import { guideStepOf } from '~/home/feature-guide';
import { requireOwner, requireVisitor } from '~/http/access.server';
import { screen } from '~/http/problems.server';
import { safePath } from '~/http/redirects.server';
import { Landing } from '~/landing/landing';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.kind === 'home' ? 'Home | Soundings' : 'Soundings: check in with yourself' },
  {
    name: 'description',
    content:
      'A self-check-in of about 5 minutes, with honest trends. Private, free of tracking, works without JavaScript.',
  },
];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { searchParams } = new URL(args.request.url);
  const visitor = await requireVisitor(args);
  if (visitor.kind === 'stranger') {
    return { kind: 'landing' as const, redirectTo: safePath(searchParams.get('redirectTo')) };
  }
  await requireOwner(args);
  return {
    kind: 'home' as const,
    firstName: visitor.kind === 'member' ? visitor.user.firstName : null,
    guide: guideStepOf(searchParams.get('guide')),
    ...(await readHome(db, { owner: visitor.owner, now: new Date() })),
  };
});

export default function Index() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'landing' ? <Landing redirectTo={page.redirectTo} /> : <Home {...page} />;
}
