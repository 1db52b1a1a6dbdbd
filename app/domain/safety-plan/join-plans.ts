import { SECTION_MAX } from './schema';
import { PLAN_FIELDS, type PlanTexts } from './sections';

/** The lines of a section, without the spaces around them. */
export const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** Two plans as one: the lines of the first, then those that only the second has, as far as a section holds them. */
export function joinPlans(first: PlanTexts, second: PlanTexts): PlanTexts {
  const joined = PLAN_FIELDS.map((field) => {
    const known = new Set(linesOf(first[field]));
    const more = linesOf(second[field]).filter((line) => line !== '' && !known.has(line));
    let text = first[field];
    for (const line of more) {
      const longer = text === '' ? line : `${text}\n${line}`;
      if (longer.length <= SECTION_MAX) text = longer;
    }
    return [field, text];
  });
  return Object.fromEntries(joined) as PlanTexts;
}
