import type { ReactNode } from 'react';
import type { ReportFacts } from './facts';

/** What stands above everything: what this is, and who can open it. */
export function SheetTop({ link, head }: Pick<ReportFacts, 'link'> & { head: ReactNode }) {
  return (
    <>
      <header className="head">
        <p className="brand">
          Soundings <span>mood report</span>
        </p>
        <p className="claim">
          Self-reported, not a clinical measurement{link !== 'open' && `. Link ${link}`}
        </p>
      </header>
      {head}
      {link !== 'open' && <OnlyForOwner link={link} />}
    </>
  );
}

/** On the screen; a printed copy says it in its head. */
function OnlyForOwner({ link }: { link: 'closed' | 'expired' }) {
  return (
    <p className="only-owner" role="note">
      <strong>
        {link === 'closed' ? 'The link of this report is closed.' : 'The link of this report has expired.'}
      </strong>{' '}
      Only you can see this page, while you are logged in.
    </p>
  );
}
