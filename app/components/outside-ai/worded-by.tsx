import { Link } from '@remix-run/react';
import { BUILT_IN } from '~/domain/wording/types';

interface WordedByProps {
  /** `built-in`, or the model and its host. */
  who: string;
  /** Where the page has said the rest already. */
  isBrief?: boolean;
}

/** Says so when a model has worded what stands above. */
export function WordedBy({ who, isBrief }: WordedByProps) {
  if (who === BUILT_IN) return null;
  if (isBrief) return <p className="fine">Worded by an outside AI.</p>;
  return (
    <p className="fine">
      Worded by an outside AI ({who}), from what fixed rules here found in your ratings, and checked against
      it. You can <Link to="/settings#outside-ai">turn this off</Link>.
    </p>
  );
}
