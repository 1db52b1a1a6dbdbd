import { Link } from '@remix-run/react';
import { Anchor } from 'lucide-react';
import { Banner } from '~/components/shell/banner';
import { guidePath } from './guide-steps';

export function FirstVisit() {
  return (
    <section aria-labelledby="first-visit">
      <Banner title="Your first visit" id="first-visit" icon={Anchor}>
        <p className="soft">
          Start with one check-in: about 5 questions and about 5 minutes, or the full 10. There are no wrong
          answers. The <Link to={guidePath(1)}>Feature Guide</Link> shows the rest in four short steps.
        </p>
      </Banner>
    </section>
  );
}
