import { timesOf } from '../calendar/counts-in-words';
import { longDate, weekdayName } from '../calendar/dates-in-words';
import { moves } from './factor-names';
import { inPoints } from './numbers-in-words';
import type { Week } from './week';

/** One to three sentences about the last seven days, each naming a number; none before the first check-in. */
export function weekTexts({ checkIns, days, change, bestDay, lastDate }: Week): string[] {
  if (checkIns === 0) {
    return lastDate === null
      ? []
      : [`No check-ins in the last 7 days. The last one was on ${longDate(lastDate)}.`];
  }
  const sentences: string[] = [];
  if (change) {
    const { factor, mean, before } = change;
    const way = mean > before ? 'up' : 'down';
    sentences.push(
      `${moves(factor, `is ${way} by ${inPoints(mean - before)}`, way)}: ${mean.toFixed(1)} of 5 in the last 7 days, ${before.toFixed(1)} in the 4 weeks before.`,
    );
  }
  if (bestDay) {
    sentences.push(
      `${weekdayName(bestDay.localDate)} was your best day, with ${bestDay.mean.toFixed(1)} of 5 over all you rated.`,
    );
  }
  sentences.push(`You checked in ${timesOf(checkIns)}, on ${days} of the last 7 days.`);
  return sentences;
}
