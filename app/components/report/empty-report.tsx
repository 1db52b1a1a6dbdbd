import { planPrint } from '~/domain/reports/paper/plan';
import { withoutWords } from '~/domain/reports/paper/words';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { Analysis } from './analysis';
import { AtAGlance } from './at-a-glance';
import { Facts, type ReportFacts } from './facts';
import { Foot } from './foot';
import { LeftOut } from './left-out';
import { OwnWords } from './own-words';
import { Risk } from './risk';
import { Scores } from './scores';
import { SheetHead } from './sheet-head';
import { SheetTop } from './sheet-top';

/** A report of days without a check-in: one sheet, unless the person's own words need a second. */
export function EmptyReport({ facts }: { facts: ReportFacts }) {
  const { snapshot } = facts;
  const plans = planPrint(facts);
  const { onFirst } = plans;
  const later = onFirst ? withoutWords(snapshot, onFirst.words) : snapshot;
  const first = onlyWords(snapshot, later);
  const hasSecond =
    later.reflections.length > 0 || (later.message !== null && !plans.short.told.has('message'));
  const head = <SheetHead snapshot={snapshot} sheet={1} of={hasSecond ? 2 : 1} />;
  const foot = <Foot person={snapshot.person} />;
  return (
    <>
      <div className="sheet">
        <SheetTop link={facts.link} head={head} />
        <Facts facts={facts} />
        <AtAGlance snapshot={snapshot} plans={plans} />
        <Scores scores={snapshot.scores ?? []} plans={plans} />
        <OwnWords snapshot={hasSecond ? first : snapshot} plans={plans} />
        <Risk riskRule={snapshot.riskRule} />
        <Analysis analysis={snapshot.aiAnalysis} plans={plans} />
        {!hasSecond && foot}
      </div>
      {hasSecond && (
        <div className="sheet">
          <SheetHead snapshot={snapshot} sheet={2} />
          <OwnWords snapshot={later} plans={plans} isContinued={first.reflections.length > 0} />
          <LeftOut facts={facts} plans={plans} />
          {foot}
        </div>
      )}
    </>
  );
}

/** The words of a report that are not among later ones. */
const onlyWords = (all: ReportSnapshot, later: ReportSnapshot): ReportSnapshot => ({
  ...all,
  message: later.message === null ? all.message : null,
  notes: all.notes.filter((note) => !later.notes.includes(note)),
  reflections: all.reflections.filter((reflection) => !later.reflections.includes(reflection)),
});
