import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { lazy } from 'react';
import { publicMeta } from '~/components/public-meta';
import { db } from '~/db.server';
import { TERMS_VERSION } from '~/domain/accounts/terms';
import { hasOpenNote } from '~/domain/chat/open-note.server';
import { readHome } from '~/domain/check-in/home/home.server';
import { POINTS_PER_CHECK_IN } from '~/domain/check-in/progress/progress';
import { readParts } from '~/domain/parts';
import { Problem } from '~/domain/problem';
import { findHelper } from '~/domain/safety-plan/plan.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { nameOf } from '~/http/log.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, withRedirectTo } from '~/http/redirects.server';
import { requireVisitor } from '~/http/visitor/access.server';
import { logError } from '~/running/log.server';
import { Home } from './home';

export { startStyles as links } from '~/styles/sheets';

const DESCRIPTION =
  'Check in with yourself in about five minutes: pick a face and a word, and see what your days have in common.';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data?.kind === 'home'
    ? [{ title: 'Home | Soundings' }]
    : publicMeta({ title: 'Notice how you are', description: DESCRIPTION }, matches);

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const visitor = await requireVisitor(args);
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'));
  if (visitor.kind === 'stranger') return { kind: 'landing' as const, redirectTo };
  const user = visitor.kind === 'member' ? visitor.user : null;
  if (user && !user.onboardedAt) throw redirect(withRedirectTo('/onboarding', redirectTo));
  // Somebody who was asked to choose, and has done so in another tab.
  if (redirectTo !== '/') throw redirect(redirectTo);
  const now = new Date();
  const onUnread = (error: unknown) => void logError(nameOf(args.request), error);
  const { home, question, unread } = await readParts(
    {
      home: readHome(db, { owner: visitor.owner, now, onUnread }),
      question: hasOpenNote(db, { ownerId: visitor.owner.id, now }),
    },
    onUnread,
  );
  if (!home) throw new Problem('unavailable', 'Your check-ins could not be read just now.');
  const hasQuestion = question ?? false;
  const isLow = home.support !== null || hasQuestion;
  const helper = isLow ? findHelper(db, visitor.owner.id) : Promise.resolve(null);
  return {
    kind: 'home' as const,
    ...home,
    unread: [...home.unread, ...unread],
    hasQuestion,
    // Help stands there all the same.
    helper: await helper.catch((error: unknown) => {
      onUnread(error);
      return null;
    }),
    owner: signOwner(visitor.owner.id),
    firstName: user?.firstName ?? null,
    terms: user && user.termsVersion !== TERMS_VERSION ? noticeOf(user) : null,
    pointsPerCheckIn: POINTS_PER_CHECK_IN,
  };
});

const noticeOf = ({ termsVersion }: { termsVersion: string | null }) => ({
  version: TERMS_VERSION,
  isChange: termsVersion !== null,
});

/** The steps of the Feature Guide are all here: going through them asks the server for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isGuide = currentUrl.searchParams.get('guide') !== nextUrl.searchParams.get('guide');
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('redirectTo') === nextUrl.searchParams.get('redirectTo');
  return isGuide && isSamePage && !formMethod ? false : defaultShouldRevalidate;
};

/** Not in the script of home: strangers have none, and others do not come to see it here. */
const Landing = lazy(async () => ({ default: (await import('~/components/landing/landing')).Landing }));

export default function Index() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'landing') return <Landing viewer="stranger" redirectTo={page.redirectTo} />;
  return <Home {...page} />;
}
