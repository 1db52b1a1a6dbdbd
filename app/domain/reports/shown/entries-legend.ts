import { figure } from '../../calendar/counts-in-words';
import { FACTOR_FIELDS, type FactorField } from '../../check-in/answers';
import { AXES, FACTOR_ID_OF } from '../../insights/factor-names';
import type { ReportEntry } from '../snapshot/snapshot';

/** The heads of narrow columns. */
export const SHORT_NAMES: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sl',
  overallMood: 'Mo',
  appetiteRating: 'Ap',
  focusRating: 'Fo',
  energyRating: 'En',
  stressRating: 'Ca',
  anxietyRating: 'Ea',
  motivationRating: 'Mv',
  socialRating: 'Co',
  selfCareRating: 'Sc',
};

const NAMES = FACTOR_FIELDS.map(
  (field) => `${SHORT_NAMES[field]} ${AXES[FACTOR_ID_OF[field]].toLowerCase()}`,
).join(', ');

/** What stands above the table of every check-in. */
export function entriesLegend(entries: readonly ReportEntry[]): string {
  const isLate = entries.some(({ isBackdated }) => isBackdated);
  return `1 to 5, higher is better: ${NAMES}. “–”: not answered.${isLate ? ' †: entered on a later day.' : ''}`;
}

/** What stands behind it where not all of them are printed. */
export const newestOf = (shown: number, all: number) => `Here the newest ${shown} of ${figure(all)}.`;
