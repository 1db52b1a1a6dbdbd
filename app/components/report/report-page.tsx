import { planPrint } from '~/domain/reports/paper/plan';
import { hasFewStretches } from '~/domain/reports/paper/second-sheet';
import { AlsoSeen } from './also-seen';
import { Analysis } from './analysis';
import { AtAGlance } from './at-a-glance';
import { EachFactor } from './each-factor';
import { EmptyReport } from './empty-report';
import { EveryCheckIn } from './every-check-in';
import { Facts, type ReportFacts } from './facts';
import { Foot } from './foot';
import { HowSure } from './how-sure';
import { LastDays } from './last-days';
import { LeftOut } from './left-out';
import { LowestDays } from './lowest-days';
import { OwnWords } from './own-words';
import { ReportDocument } from './report-document';
import { Risk } from './risk';
import { Scores } from './scores';
import { SheetHead } from './sheet-head';
import { SheetTop } from './sheet-top';
import { Stretches } from './stretches';
import { Weekdays } from './weekdays';
import { WholePeriod } from './whole-period';

/**
 * A report as a page of its own: no shell, no script, black on white. Its title, which travels, names nobody. Printed it is
 * two sheets: the first answers somebody with one minute, the second is to look things up.
 */
export function ReportPage({ facts, css, nonce }: { facts: ReportFacts; css: string; nonce: string }) {
  return (
    <ReportDocument title="Shared mood report" css={css} nonce={nonce}>
      <a className="skip" href="#main">
        Skip to the report
      </a>
      <main id="main">
        {facts.snapshot.checkIns === 0 ? <EmptyReport facts={facts} /> : <TwoSheets facts={facts} />}
      </main>
    </ReportDocument>
  );
}

function TwoSheets({ facts }: { facts: ReportFacts }) {
  const { snapshot } = facts;
  const plans = planPrint(facts);
  const isUnderWeeks = hasFewStretches(snapshot);
  const lowest = <LowestDays snapshot={snapshot} />;
  return (
    <>
      <div className="sheet">
        <SheetTop link={facts.link} head={<SheetHead snapshot={snapshot} sheet={1} />} />
        <Facts facts={facts} />
        <AtAGlance snapshot={snapshot} plans={plans} />
        <WholePeriod snapshot={snapshot} />
        <EachFactor snapshot={snapshot} />
      </div>
      <div className="sheet">
        <SheetHead snapshot={snapshot} sheet={2} />
        <OwnWords snapshot={snapshot} plans={plans} />
        <Risk riskRule={snapshot.riskRule} />
        <Scores scores={snapshot.scores ?? []} plans={plans} />
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
        <AlsoSeen snapshot={snapshot} />
        <Analysis analysis={snapshot.aiAnalysis} plans={plans} />
        <HowSure snapshot={snapshot} />
        <EveryCheckIn snapshot={snapshot} plans={plans} />
        <LeftOut facts={facts} plans={plans} />
        <Foot person={snapshot.person} />
      </div>
    </>
  );
}
