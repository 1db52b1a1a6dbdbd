import { Link } from '@remix-run/react';
import { Mark } from '~/components/faces';
import type { HomeData } from '~/domain/check-in/home/home.server';
import { CheckInButtons } from './check-in-buttons';
import { Faces } from './faces';
import { greetingAt } from './greeting';
import { guidePath } from './guide-steps';

const SMILING = 4;

interface AskProps extends Pick<HomeData, 'hour' | 'last' | 'stopped'> {
  firstName: string | null;
  owner: string;
  isNew: boolean;
  /** Help stands above: the question asks for nothing. */
  isLow: boolean;
}

/** One question, five answers. The tap is the mood answer, and the check-in goes on from there. */
export function Ask({ firstName, hour, last, stopped, owner, isNew, isLow }: AskProps) {
  const Heading = isLow ? 'h2' : 'h1';
  return (
    <section className="ask" aria-labelledby="ask">
      <p className="ask__hello">
        <Mark rating={last?.rating ?? SMILING} />
        <span>{firstName === null ? 'Hi there' : `${greetingAt(hour)}, ${firstName}`}</span>{' '}
        <Link to={guidePath(1)} preventScrollReset>
          Feature Guide
        </Link>
      </p>
      <Heading id="ask">How are you right now?</Heading>
      <Faces owner={owner} />
      <p className="fine">{welcomeOf({ isNew, isLow })}</p>
      <CheckInButtons stopped={stopped} isNew={isNew} isLow={isLow} />
    </section>
  );
}

function welcomeOf({ isNew, isLow }: { isNew: boolean; isLow: boolean }): string {
  if (isLow) return 'Only if you want to. What you said before stays.';
  return isNew
    ? 'Welcome. One tap is the first answer. Stop at any question.'
    : 'One tap is the first answer. Stop at any question.';
}
