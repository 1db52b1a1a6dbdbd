import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { splitAtNumbers, type Stretch } from '~/domain/safety-plan/phone-links';
import { PLAN_FIELDS, PLAN_SECTIONS, type PlanField, type PlanTexts } from '~/domain/safety-plan/sections';

export interface LinkedSection {
  field: PlanField;
  title: string;
  /** Line by line, split at phone numbers. */
  lines: Stretch[][];
}

/** The written sections, ready to be read; numbers without a + are taken for the country of the member's own phone. */
export function linkedSections(texts: PlanTexts, ownPhone: string | undefined): LinkedSection[] {
  const country = ownPhone ? parsePhoneNumberFromString(ownPhone, 'US')?.country : undefined;
  return PLAN_FIELDS.filter((field) => texts[field] !== '').map((field) => ({
    field,
    title: PLAN_SECTIONS[field].title,
    lines: texts[field]
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => splitAtNumbers(line, country)),
  }));
}
