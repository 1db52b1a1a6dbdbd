import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { requireOwner } from '~/http/access.server';
import { screen } from '~/http/problems.server';
import { findVisitor } from '~/http/visitor.server';
import { Landing } from '~/landing/landing';

export const meta: MetaFunction = () => [{ title: 'Soundings: check in with yourself' }];

/** The start page for people who are in already; strangers have it at `/`. */
export const loader = screen(async (args: LoaderFunctionArgs) => {
  if ((await findVisitor(args)).kind === 'stranger') throw redirect('/');
  await requireOwner(args);
  return null;
});

export default function LandingPage() {
  return <Landing redirectTo="/" />;
}
