import type { Page } from 'playwright/test';
import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import { becomeMember, checkIn, daysAgo } from './people';

/** The screens a member meets, with data in them. */
export const MAIN_SCREENS = [
  '/',
  '/checkin',
  '/chat',
  '/trends',
  '/trends?view=7',
  '/trends?view=90',
  '/mood-patterns',
  '/history',
  '/history/new',
  '/weekly-reflection',
  '/mood-reports',
  '/mood-reports?dialog=create',
  '/safety-plan',
  '/scores',
  '/scores/new',
  '/exercises',
  '/exercises/breathing',
  '/settings',
  '/settings/security',
  '/settings/lock',
  '/safety',
] as const;

const DAYS = 16;

/** A member with a full check-in on each of 16 days, the ratings going up and down. */
export async function becomeSettledMember(page: Page): Promise<void> {
  await becomeMember(page);
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const ratings = FACTOR_FIELDS.map((field, factor) => [field, 2 + ((day + factor) % 3)]);
    await checkIn(page.request, { date: daysAgo(day), responses: Object.fromEntries(ratings) });
  }
}
