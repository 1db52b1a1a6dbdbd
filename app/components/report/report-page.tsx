import { planPrint } from '~/domain/reports/paper';
import { Analysis } from './analysis';
import { EveryCheckIn } from './every-check-in';
import { FactorTable } from './factor-table';
import { Facts, type ReportFacts } from './facts';
import { HowToRead } from './how-to-read';
import { InShort } from './in-short';
import { LastDays } from './last-days';
import { LowestDays } from './lowest-days';
import { OwnWords } from './own-words';
import { ReportDocument } from './report-document';
import { Risk } from './risk';
import { Scores } from './scores';
import { Stretches } from './stretches';
import { Weekdays } from './weekdays';

/** A report as a page of its own: no shell, no script, black on white. Its title, which travels, names nobody. */
export function ReportPage({ facts, css, nonce }: { facts: ReportFacts; css: string; nonce: string }) {
  const { snapshot } = facts;
  const isEmpty = snapshot.checkIns === 0;
  const plan = planPrint(snapshot);
  return (
    <ReportDocument title="Shared mood report" css={css} nonce={nonce}>
      <a className="skip" href="#main">
        Skip to the report
      </a>
      <header className="head">
        <p className="brand">
          Soundings <span>mood report</span>
        </p>
        <p className="claim">
          Self-reported, not a clinical measurement{facts.link !== 'open' && `. Link ${facts.link}`}
        </p>
      </header>
      <main id="main">
        {facts.link !== 'open' && <OnlyForOwner link={facts.link} />}
        <Facts facts={facts} />
        {isEmpty ? (
          <p className="lead">There are no check-ins in this period.</p>
        ) : (
          <>
            <LastDays snapshot={snapshot} />
            <InShort snapshot={snapshot} />
            <FactorTable snapshot={snapshot} />
            <div className="beside">
              <Stretches snapshot={snapshot} />
              <Weekdays snapshot={snapshot} />
            </div>
            <LowestDays snapshot={snapshot} />
          </>
        )}
        <Scores scores={snapshot.scores ?? []} />
        <Risk riskRule={snapshot.riskRule} />
        <OwnWords snapshot={snapshot} plan={plan} />
        <Analysis analysis={snapshot.aiAnalysis} isPrinted={plan.analysis} />
        <HowToRead snapshot={snapshot} />
        {!isEmpty && <EveryCheckIn snapshot={snapshot} isPrinted={plan.table} />}
      </main>
      <footer className="foot">
        <p>In the United States, anyone in crisis can call or text 988, or text HOME to 741741.</p>
        <p>Shared by {snapshot.person}, who can close this link at any time.</p>
      </footer>
    </ReportDocument>
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
