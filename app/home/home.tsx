import { Link } from '@remix-run/react';
import { SupportCard } from '~/components/shell/support-card';
import type { HomeData } from '~/domain/check-in/home.server';
import { FeatureGuide } from './feature-guide';
import { FirstVisit } from './first-visit';
import { GreetingHero } from './greeting-hero';
import { Numbers } from './numbers';
import { Ways } from './ways';

interface HomeProps extends HomeData {
  /** Null for a guest. */
  firstName: string | null;
  pointsPerCheckIn: number;
}

export function Home({ firstName, hour, stats, days, last, needsSupport, ...progress }: HomeProps) {
  const isNew = stats.totalCheckins === 0;
  return (
    <>
      <FeatureGuide />
      <GreetingHero firstName={firstName} hour={hour} last={last} days={days} />
      {needsSupport && <SupportCard />}
      {isNew && <FirstVisit />}
      <Ways isNew={isNew} />
      <Numbers isGuest={firstName === null} stats={stats} days={days} {...progress} />
      {!needsSupport && <SupportCard />}
      <p className="fine">
        <Link to="/exercises">Short exercises</Link>, for a body that races, a worry that stays, a night
        awake: two to eight minutes, and any step can be the last.
      </p>
    </>
  );
}
