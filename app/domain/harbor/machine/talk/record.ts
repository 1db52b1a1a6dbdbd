import { WORDS } from '../../content/all-words';
import { RECORD_LABELS } from '../../content/record-labels';
import { STEPS } from '../../steps/all';
import type { Offered, Talk } from './state';

/** What was written into the open exercise, line by line: each under a short label of its own, or the question it answers. */
export function recordOf({
  risk: { language },
  memory: { exercise, slots },
}: Talk): { label: string; text: string }[] {
  const taken = new Set<string>();
  return Object.entries(STEPS).flatMap(([id, step]) => {
    const name = step?.writes?.as ?? step?.keeps;
    const text = id.startsWith(`${exercise}.`) && name && !taken.has(name) ? slots[name] : undefined;
    if (text && name) taken.add(name);
    const words = WORDS[language][id];
    const label = RECORD_LABELS[language][id] ?? [words?.ask ?? words?.say ?? ''].flat()[0] ?? '';
    return text && words ? [{ label, text }] : [];
  });
}

/** Where lines are not right yet, to go through them again comes first. */
export const againFirst = (offered: readonly Offered[], leads: readonly string[]): Offered[] =>
  leads.includes('record.notRight')
    ? [...offered.filter(({ id }) => id === 'again'), ...offered.filter(({ id }) => id !== 'again')]
    : [...offered];

/** Lines that answer what was said beside a page: the page itself was shown, and is not shown again under them. */
export const isBesidePage = (lead: string): boolean =>
  /^record\.(?:reword|same|change|notRight|half|praised|told|asked|if)$/.test(lead);
