import { addMonths } from '../calendar/months';

/** The months (YYYY-MM) that a calendar links to: null where the history has nothing to show. */
export function stepsFrom(month: string, { first, last }: { first: string; last: string }) {
  const ifThere = (months: number) => {
    const there = addMonths(month, months);
    return there >= first && there <= last ? there : null;
  };
  return { yearEarlier: ifThere(-12), earlier: ifThere(-1), later: ifThere(1), yearLater: ifThere(12) };
}
