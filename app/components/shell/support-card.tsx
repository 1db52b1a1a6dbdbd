import { Link } from '@remix-run/react';
import { Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { TEXT_HOME } from './crisis-numbers';
import { PlanLink } from './plan-link';
import { Ways988 } from './ways-988';

interface SupportCardProps {
  heading?: string;
  level?: 2 | 3;
  /** What it says; without children, what 988 is. */
  children?: ReactNode;
  /** More ways beside calling and texting. */
  actions?: ReactNode;
}

export function SupportCard({
  heading = 'If today is too heavy to carry alone',
  level = 2,
  children = 'The 988 Suicide and Crisis Lifeline answers every hour of every day, free of charge.',
  actions,
}: SupportCardProps) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="support" aria-labelledby={headingId}>
      <p className="support__number" aria-hidden="true">
        988
      </p>
      <div>
        <Heading id={headingId}>{heading}</Heading>
        <p>{children}</p>
        <p>
          You can also <a href={TEXT_HOME}>text HOME to 741741</a>.
        </p>
        <div className="support__ways">
          <Ways988 />
          <PlanLink />{' '}
          <Link className="button button--second" to="/exercises/breathing">
            <Wind className="icon" aria-hidden="true" />
            One minute of breathing
          </Link>{' '}
          {actions}
        </div>
      </div>
    </section>
  );
}
