import { Link } from '@remix-run/react';
import { BUILT_IN } from '~/domain/wording/types';

/** Says so when a model has worded what stands above. @param who `built-in`, or the model and its host */
export function WordedBy({ who }: { who: string }) {
  if (who === BUILT_IN) return null;
  return (
    <p className="fine">
      Worded by an outside AI ({who}) and checked against your numbers, which it did not work out.{' '}
      <Link to="/settings#outside-ai">Your choice</Link>
    </p>
  );
}
