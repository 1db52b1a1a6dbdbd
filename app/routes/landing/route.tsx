import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Landing } from '~/components/landing/landing';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { findVisitor } from '~/http/visitor/visitor.server';

export { startStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'About Soundings | Soundings' }];

/** The public page for those who are in already; strangers have it at `/`. */
export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  if ((await findVisitor(args)).kind === 'stranger') throw redirect('/');
  const { kind } = await requireOwner(args);
  return { viewer: kind };
});

export default function LandingRoute() {
  const { viewer } = useLoaderData<typeof loader>();
  return <Landing viewer={viewer} />;
}
