import { z } from 'zod';
import { figure } from '../calendar/counts-in-words';
import { storableText } from '../parse';
import { PLAN_SECTIONS, type PlanField } from './sections';

/** Characters in each section. */
export const SECTION_MAX = 2000;

const section = (field: PlanField) =>
  storableText(`${PLAN_SECTIONS[field].title}: this must be text`)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine(
      (text) => text.length <= SECTION_MAX,
      `Up to ${figure(SECTION_MAX)} characters fit here. Please shorten it a little.`,
    )
    .default('');

export const planSchema = z.object({
  warningSigns: section('warningSigns'),
  copingSteps: section('copingSteps'),
  distractions: section('distractions'),
  people: section('people'),
  professionals: section('professionals'),
  surroundings: section('surroundings'),
});
