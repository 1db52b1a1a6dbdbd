import { Link } from '@remix-run/react';
import type { HomeData } from '~/domain/check-in/home/home.server';
import { stepPath } from '~/domain/check-in/questions/steps';

interface CheckInButtonsProps {
  /** The question at which each length was left; null for none. */
  stopped: HomeData['stopped'];
  isNew: boolean;
  /** Nothing competes with the call for help. */
  isLow: boolean;
}

/** The check-in in both lengths; one that was begun is offered by name. */
export function CheckInButtons({ stopped, isNew, isLow }: CheckInButtonsProps) {
  const isQuickFirst = stopped.full === null && stopped.quick !== null;
  const look = (isFirst: boolean) => (isFirst && !isLow ? 'button' : 'button button--second');
  return (
    <div className="ask__ways">
      {stopped.full === null ? (
        <Link className={look(!isQuickFirst)} to="/checkin">
          {isNew ? 'Start Discovery' : 'Continue Assessment'} <small>10 questions</small>
        </Link>
      ) : (
        <Link className={look(true)} to={stepPath('full', stopped.full)}>
          <small>You stopped at question {stopped.full}.</small> Go on
        </Link>
      )}{' '}
      {stopped.quick === null ? (
        <Link className={look(false)} to="/checkin?mode=quick">
          Quick check-in <small>5 questions</small>
        </Link>
      ) : (
        <Link className={look(isQuickFirst)} to={stepPath('quick', stopped.quick)}>
          <small>Quick check-in: you stopped at question {stopped.quick}.</small> Go on
        </Link>
      )}
    </div>
  );
}
