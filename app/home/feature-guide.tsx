import { Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog';

const GUIDE = [
  {
    title: 'Daily mood check-ins',
    text: 'Ten ratings with a face and a word, or five on a hard day. Answers are kept as you go, and several a day are fine.',
  },
  {
    title: 'AI wellness companion',
    text: 'Harbor listens and asks. It is an AI assistant and not a mental health professional; for a crisis there is 988.',
  },
  {
    title: 'Trends and AI insights',
    text: 'Your last seven days as a line, a chart and a table. What your numbers cannot say yet, it does not say.',
  },
  {
    title: 'Weekly reflections',
    text: 'Once a week, a few lines about what was good, what was hard, what you are thankful for and what comes next.',
  },
] as const;

/** The step (1-4) a URL asks for, or null: anything else shows no guide. */
export function guideStepOf(asked: string | null): number | null {
  const step = Number(asked);
  return asked !== null && GUIDE[step - 1] ? step : null;
}

export function FeatureGuide({ step }: { step: number }) {
  const { title, text } = GUIDE[step - 1]!;
  const isLast = step === GUIDE.length;
  return (
    <Dialog title={title} closeHref="/">
      <p className="fine">
        Feature Guide, step {step} of {GUIDE.length}
      </p>
      <p>{text}</p>
      <div className="dialog__acts">
        {step > 1 && (
          <Link className="button button--second" to={`/?guide=${step - 1}`} preventScrollReset>
            Previous
          </Link>
        )}
        <Link className="button" to={isLast ? '/' : `/?guide=${step + 1}`} preventScrollReset>
          {isLast ? 'Get Started' : 'Next'}
        </Link>
      </div>
    </Dialog>
  );
}
