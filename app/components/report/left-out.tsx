import { leftOut } from '~/domain/reports/left-out';
import type { PrintPlan } from '~/domain/reports/paper';
import type { ReportFacts } from './facts';

/** On paper: what two sheets have no room for, and where it stands. */
export function LeftOut({ facts, plan }: { facts: ReportFacts; plan: PrintPlan }) {
  const { snapshot, shortAddress } = facts;
  const missing = leftOut(snapshot, plan);
  if (missing === null) return null;
  return (
    <p className="printed left-out">
      <strong>More than two sheets hold:</strong> not printed are {missing}. All of it stands on the page of
      the link
      {shortAddress ? (
        <>
          : <b>{shortAddress}</b>, with the passcode that {snapshot.person} gives you.
        </>
      ) : (
        ', which the person it belongs to can show you.'
      )}
    </p>
  );
}
