import { Link, useSearchParams } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { GUIDE_STEPS, guidePath, guideStepOf } from './guide-steps';

const HOME = '/';

/** Four steps over home, each a URL. */
export function FeatureGuide() {
  const [searchParams] = useSearchParams();
  const step = guideStepOf(searchParams.get('guide'));
  const shown = step === null ? undefined : GUIDE_STEPS[step - 1];
  if (step === null || !shown) return null;
  const total = GUIDE_STEPS.length;
  return (
    <Dialog title={shown.title} closeHref={HOME}>
      <div className="guide">
        <div className="progress">
          <label htmlFor="guide-progress">
            Feature Guide, step {step} of {total}
          </label>
          <progress id="guide-progress" max={total} value={step} />
        </div>
        <p>{shown.text}</p>
      </div>
      <p className="dialog__acts">
        {step > 1 && (
          <Link className="button button--second" to={guidePath(step - 1)} preventScrollReset>
            Previous
          </Link>
        )}
        <Link className="button" to={step < total ? guidePath(step + 1) : HOME} preventScrollReset>
          {step < total ? 'Next' : 'Get Started'}
        </Link>
      </p>
    </Dialog>
  );
}
