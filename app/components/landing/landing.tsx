import { Choice } from './choice';
import { Closing } from './closing';
import { ExampleWeek } from './example-week';
import { Features } from './features';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Journey } from './journey';
import type { LandingViewer } from './ways-in';
import { WhyChoose } from './why-choose';
import { Workflows } from './workflows';

interface LandingProps {
  viewer: LandingViewer;
  /** The page a stranger was on the way to; '/' for none. */
  redirectTo?: string;
}

/** The public page, the same at `/` for strangers and at `/landing` for everyone else. */
export function Landing({ viewer, redirectTo = '/' }: LandingProps) {
  return (
    <>
      {redirectTo === '/' ? <Hero viewer={viewer} /> : <Choice redirectTo={redirectTo} />}
      <ExampleWeek />
      <HowItWorks />
      <Features />
      <Journey />
      <Workflows />
      <WhyChoose />
      <Closing viewer={viewer} redirectTo={redirectTo} />
    </>
  );
}
