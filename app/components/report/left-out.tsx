import { leftOutSentence } from '~/domain/reports/paper/left-out';
import type { PrintPlans } from '~/domain/reports/paper/print-plan';
import type { ReportFacts } from './facts';
import { copiesOf } from './on-paper';

/** On paper: what two sheets of its format have no room for, and where it stands. */
export function LeftOut({ facts, plans }: { facts: ReportFacts; plans: PrintPlans }) {
  const sentences = copiesOf(leftOutSentence(facts, plans.short), leftOutSentence(facts, plans.tall));
  const address = facts.shortAddress ?? '';
  return sentences.map(({ shown, className }) => {
    const [says = '', ...more] = address ? shown.split(address) : [shown];
    return (
      <p key={className} className={`${className} left-out`}>
        {says}
        {address && <b>{address}</b>}
        {more.join(address)}
      </p>
    );
  });
}
