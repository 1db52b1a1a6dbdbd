import { Link } from '@remix-run/react';
import { Anchor, ChevronRight, Phone, ShieldCheck, UserPlus, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Helper } from '~/domain/safety-plan/helpers';
import { TEXT_HOME } from './crisis-numbers';
import { Ways988 } from './ways-988';

interface HelpCardProps {
  /** What a screen reader calls it: the id of a heading in `children`, or words. */
  labelledBy?: string;
  label?: string;
  /** The first person of their own safety plan; null without one. */
  helper: Helper | null;
  /** A heading and a sentence, where the page has none. */
  children?: ReactNode;
  /** Harbor has one question about what was written. */
  hasQuestion?: boolean;
}

/** Help that comes first, with people in it: 988, the person's own contact, then what can be done alone. */
export function HelpCard({ labelledBy, label, helper, children, hasQuestion = false }: HelpCardProps) {
  return (
    <section className="help-card" aria-labelledby={labelledBy} aria-label={label}>
      <div className="help-card__say">
        {children}
        <div className="help-card__ways">
          <Ways988 second="plain" />
          {helper ? (
            <a className="button button--plain help-card__own" href={`tel:${helper.number}`}>
              <Phone className="icon" aria-hidden="true" />
              Call {helper.name}
            </a>
          ) : (
            <Link className="button button--plain help-card__own" to="/safety-plan">
              <UserPlus className="icon" aria-hidden="true" />
              Choose someone to call here
            </Link>
          )}
        </div>
        <p className="fine">
          988 answers every hour of every day, free of charge. Or <a href={TEXT_HOME}>text HOME to 741741</a>.
        </p>
      </div>
      <ul className="help-card__more">
        <li>
          <Link to="/exercises/breathing">
            <Wind className="icon" aria-hidden="true" />
            One minute of breathing
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </li>
        <li>
          <Link to="/chat#newest">
            <Anchor className="icon" aria-hidden="true" />
            {hasQuestion ? 'Answer one question from Harbor' : 'Talk with Harbor'}
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </li>
        <li>
          <Link to="/safety-plan">
            <ShieldCheck className="icon" aria-hidden="true" />
            My safety plan
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
