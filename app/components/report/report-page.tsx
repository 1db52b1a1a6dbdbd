import { planPrint } from '~/domain/reports/paper/plan';
import { hasFewStretches } from '~/domain/reports/paper/second-sheet';
import { AlsoSeen } from './also-seen';
import { Analysis } from './analysis';
import { AtAGlance } from './at-a-glance';
import { EachFactor } from './each-factor';
import { EveryCheckIn } from './every-check-in';
import { Facts, type ReportFacts } from './facts';
import { HowSure } from './how-sure';
import { LastDays } from './last-days';
import { LeftOut } from './left-out';
import { LowestDays } from './lowest-days';
import { OwnWords } from './own-words';
import { ReportDocument } from './report-document';
import { Risk } from './risk';
import { Scores } from './scores';
import { SheetHead } from './sheet-head';
import { Stretches } from './stretches';
import { Weekdays } from './weekdays';
import { WholePeriod } from './whole-period';

/**
 * A report as a page of its own: no shell, no script, black on white. Its title, which travels, names nobody. Printed it is
 * two sheets: the first answers somebody with one minute, the second is to look things up.
 */
export function ReportPage({ facts, css, nonce }: { facts: ReportFacts; css: string; nonce: string }) {
  const { snapshot } = facts;
  const isEmpty = snapshot.checkIns === 0;
  const plans = planPrint(facts);
  const isUnderWeeks = hasFewStretches(snapshot);
  const lowest = <LowestDays snapshot={snapshot} />;
  return (
    <ReportDocument title="Shared mood report" css={css} nonce={nonce}>
      <a className="skip" href="#main">
        Skip to the report
      </a>
      <main id="main">
        <div className="sheet">
          <header className="head">
            <p className="brand">
              Soundings <span>mood report</span>
            </p>
            <p className="claim">
              Self-reported, not a clinical measurement{facts.link !== 'open' && `. Link ${facts.link}`}
            </p>
          </header>
          <SheetHead snapshot={snapshot} sheet={1} />
          {facts.link !== 'open' && <OnlyForOwner link={facts.link} />}
          <Facts facts={facts} />
          {isEmpty && <p className="lead">There are no check-ins in this period.</p>}
          <AtAGlance snapshot={snapshot} plans={plans} />
          {!isEmpty && (
            <>
              <WholePeriod snapshot={snapshot} />
              <EachFactor snapshot={snapshot} />
            </>
          )}
        </div>
        <div className="sheet">
          <SheetHead snapshot={snapshot} sheet={2} />
          <OwnWords snapshot={snapshot} plans={plans} />
          <Risk riskRule={snapshot.riskRule} />
          <Scores scores={snapshot.scores ?? []} plans={plans} />
          {!isEmpty && (
            <div className="beside">
              <div>
                <Stretches snapshot={snapshot} />
                {isUnderWeeks && lowest}
                <LastDays snapshot={snapshot} />
              </div>
              <div>
                <Weekdays snapshot={snapshot} />
                {!isUnderWeeks && lowest}
              </div>
            </div>
          )}
          {!isEmpty && <AlsoSeen snapshot={snapshot} />}
          <Analysis analysis={snapshot.aiAnalysis} plans={plans} />
          <HowSure snapshot={snapshot} />
          {!isEmpty && <EveryCheckIn snapshot={snapshot} plans={plans} />}
          <LeftOut facts={facts} plans={plans} />
          <footer className="foot">
            <p>In the United States, anyone in crisis can call or text 988, or text HOME to 741741.</p>
            <p>Shared by {snapshot.person}, who can close this link at any time.</p>
          </footer>
        </div>
      </main>
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
