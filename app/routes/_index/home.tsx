import { Link } from '@remix-run/react';
import { Milestones } from '~/components/milestones';
import { SupportCard } from '~/components/shell/support-card';
import type { HomeData } from '~/domain/check-in/home/home.server';
import { FeatureGuide } from './feature-guide';
import { FirstVisit } from './first-visit';
import { GreetingHero } from './greeting-hero';
import { Numbers } from './numbers';
import { TermsNotice } from './terms-notice';
import { UnreadParts } from './unread-parts';
import { Ways } from './ways';

interface HomeProps extends Omit<HomeData, 'unread'> {
  unread: readonly string[];
  /** Null for a guest. */
  firstName: string | null;
  /** A note or reflection sounded heavy, and nobody has asked yet. */
  hasQuestion: boolean;
  pointsPerCheckIn: number;
  /** Terms that this member has not been told of; null when there are none. */
  terms: { version: string; isChange: boolean } | null;
}

export function Home({
  firstName,
  hour,
  stats,
  days,
  last,
  needsSupport,
  hasQuestion,
  terms,
  unread,
  ...progress
}: HomeProps) {
  const isNew = stats.totalCheckins === 0 && unread.length === 0;
  return (
    <>
      <FeatureGuide />
      <GreetingHero firstName={firstName} hour={hour} last={last} days={days} />
      <UnreadParts unread={unread} />
      {hasQuestion && <HeavyNote />}
      {needsSupport && !hasQuestion && <SupportCard />}
      {isNew && <FirstVisit />}
      <Ways isNew={isNew} />
      {terms && !needsSupport && !hasQuestion && <TermsNotice {...terms} />}
      {!unread.includes('stats') && (
        <Numbers isGuest={firstName === null} stats={stats} days={days} {...progress} />
      )}
      {!progress.hidesProgress && !needsSupport && !hasQuestion && <Milestones stats={stats} />}
      {!needsSupport && !hasQuestion && <SupportCard />}
      <p className="fine">
        <Link to="/exercises">Short exercises</Link>, for a body that races, a worry that stays, a night
        awake: two to eight minutes, and any step can be the last.
      </p>
    </>
  );
}

/** Asked once, in the chat: the words themselves are not said back. */
function HeavyNote() {
  return (
    <SupportCard
      heading="Something you wrote sounded heavy"
      actions={
        <Link className="button button--second" to="/chat#newest">
          Answer one question
        </Link>
      }
    >
      988 is there at any hour, free. Harbor, a program, has one question for you, when you want.
    </SupportCard>
  );
}
