import { Link } from '@remix-run/react';
import { TideLine } from '~/components/tide/tide-line';
import type { HomeData } from '~/domain/check-in/home/home.server';
import type { Helper } from '~/domain/safety-plan/helpers';
import { Milestones } from '~/routes/_index/milestones';
import { Ask } from './ask';
import { CalmHelp } from './calm-help';
import { FeatureGuide } from './feature-guide';
import { FirstVisit } from './first-visit';
import { HelpFirst } from './help-first';
import { HomeLinks } from './home-links';
import { HomeStats } from './home-stats';
import { TermsNotice } from './terms-notice';
import { UnreadParts } from './unread-parts';

interface HomeProps extends Omit<HomeData, 'unread'> {
  unread: readonly string[];
  /** Null for a guest. */
  firstName: string | null;
  /** A note or reflection sounded heavy, and nobody has asked yet. */
  hasQuestion: boolean;
  pointsPerCheckIn: number;
  /** Terms that this member has not been told of; null when there are none. */
  terms: { version: string; isChange: boolean } | null;
  /** Somebody to call, from the person's own plan; null on an ordinary day. */
  helper: Helper | null;
  /** Whose page this is, for its forms. */
  owner: string;
}

export function Home(props: HomeProps) {
  const { firstName, stats, days, last, support, hasQuestion, terms, helper, unread } = props;
  const isNew = stats.totalCheckins === 0 && unread.length === 0;
  const isLow = support !== null || hasQuestion;
  return (
    <>
      <FeatureGuide />
      <div className={isLow ? 'home home--low' : 'home'}>
        {isLow && (
          <HelpFirst
            firstName={firstName}
            reason={support}
            when={last?.when ?? 'today'}
            hasQuestion={hasQuestion}
            helper={helper}
          />
        )}
        <Ask {...props} isNew={isNew} isLow={isLow} />
        <TideLine days={days} isBeforeFirst={last === null} />
        <HomeLinks />
        <div className="home__notices">
          <UnreadParts unread={unread} />
          {isNew && <FirstVisit />}
          {terms && !isLow && <TermsNotice {...terms} />}
        </div>
        {!unread.includes('stats') && <HomeStats {...props} isGuest={firstName === null} />}
        {!isLow && <CalmHelp />}
        {!props.hidesProgress && !isLow && <Milestones stats={stats} />}
        <p className="fine home__exercises">
          <Link to="/exercises">Short exercises</Link>, for a body that races, a worry that stays, a night
          awake: two to eight minutes, and any step can be the last. <Link to="/scores">Scores</Link>: what
          your clinician’s questionnaires said, kept side by side.
        </p>
      </div>
    </>
  );
}
