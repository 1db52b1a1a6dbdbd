import type { Page } from 'playwright/test';
import { FACTOR_FIELDS, type FactorField } from '../../app/domain/check-in/answers';
import { becomeGuest, becomeMember, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { makeSeries } from '../factories/series';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const DAYS = 42;
const ASKED: readonly FactorField[] = FACTOR_FIELDS.slice(0, 6);

/** Six weeks ending today: energy falls, focus follows mood, the rest is chance. */
async function liveSixWeeks(page: Page): Promise<void> {
  const series = makeSeries({
    seed: 11,
    days: DAYS,
    noise: 0.7,
    asked: () => ASKED,
    trends: { energyRating: -3 },
    link: { factors: ['overallMood', 'focusRating'], share: 0.95 },
  });
  for (const [day, { answers }] of series.entries()) {
    await checkIn(page.request, { responses: answers, date: daysAgo(DAYS - 1 - day) });
  }
}

test('below three check-ins it says what is missing, as progress', async ({ page, axe, jsEnabled }) => {
  await page.goto('/mood-patterns');
  await expect(page).toHaveURL('/?redirectTo=%2Fmood-patterns');
  await becomeGuest(page);
  await page.goto('/mood-patterns');
  await expect(page).toHaveURL('/auth?tab=register&redirectTo=%2Fmood-patterns');
  await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/trends');
  await page.waitForLoadState('networkidle');
  await openSlowly(page, jsEnabled);
  await expect(page).toHaveTitle('Advanced Pattern Analysis | Soundings');
  const more = section(page, 'Pattern Analysis Requires More Data');
  await expect(more).toContainText(
    'Complete at least 3 assessments to unlock advanced mood pattern analysis',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(section(page, 'What comes with more check-ins')).toContainText(
    'Links between factors need 14 days; you have 1.',
  );
  await axe();
  await more.getByRole('link', { name: 'Take Assessment' }).click();
  await expect(page).toHaveURL(/\/checkin/);
});

/** Follows the link from /trends while the answer is held back: the page before says what is on its way. */
async function openSlowly(page: Page, jsEnabled: boolean): Promise<void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/mood-patterns.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Advanced pattern analysis' }).click();
  const pending = page.getByText('Analyzing your mood patterns...');
  // Without JavaScript the browser itself shows that a page is loading.
  if (jsEnabled) await expect(pending).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/mood-patterns');
  await expect(pending).toHaveCount(0);
}

test('six weeks show every part, each claim with its evidence', async ({ page, axe }) => {
  await becomeMember(page);
  await liveSixWeeks(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/mood-patterns');
    await page.waitForLoadState('networkidle');
    await axe();
  }
  const main = page.getByRole('main');
  await expect(main).toContainText('From 42 check-ins on 42 days in the last 365 days.');
  await expect(section(page, 'Overall Pattern')).toContainText(/Confidence: \d+%/);
  await expect(section(page, 'Overall Pattern').locator('.patterns__short p')).toHaveText([
    /^Over 42 days .*, \d\.\d of 5 on average\.$/,
    /Energy is going down/,
    'Better days for mood are often better days for focus.',
  ]);

  const factors = section(page, 'Factor Trends').locator('tbody tr');
  await expect(factors).toHaveCount(ASKED.length);
  await expect(factors.locator('svg')).toHaveCount(ASKED.length);
  await expect(factors.filter({ hasText: 'Energy' })).toHaveText(/Energy\s*\d\.\d\s*falling/);
  await expect(factors.filter({ hasText: 'stress' })).toContainText('Calm (stress)');

  // What is said about certainty is in one place.
  const sure = main.locator('details', { hasText: 'How sure is this?' });
  await expect(main.getByText(/would be chance/).first()).not.toBeVisible();
  await sure.getByText('How sure is this?').click();
  await expect(sure.getByRole('listitem').filter({ hasText: 'Energy' }).first()).toContainText(
    /\d\.\d \/ 5, change −\d\.\d\.\s*Seen on 42 days, a change of \d\.\d points\..*would be chance \(q/,
  );
  await expect(sure).toContainText('simulated people');
  await expect(sure).toContainText(/Mood moves together with focus.*Size 0\.\d\d.*\(q [<=] \.\d+\)/);

  const links = section(page, 'Key Correlations').getByRole('article');
  await expect(links.first()).toContainText('Mood and Focus');
  await expect(links.first().locator('.badge')).toHaveText(/^(strong|moderate|mild)$/);
  await expect(links.first()).toContainText(
    /Mood: solid\. Focus: dashed\. Seen on 42 days; drawn: the 30 days/,
  );
  await expect(links.first().locator('.pair-lines path')).toHaveCount(2);

  await main.getByText('Areas of concern and strengths').click();
  await expect(section(page, 'Areas of Concern')).toContainText('Energy is');
  await expect(section(page, 'Strengths')).toBeVisible();
  const columns = section(page, 'Weekly Pattern').getByRole('listitem');
  await expect(columns).toHaveText(
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map(
      (day) => new RegExp(`^${day}\\s*[1-5]\\.\\d\\s*6 days$`),
    ),
  );
  const recommendations = section(page, 'Personalized Recommendations').getByRole('listitem');
  await expect(recommendations.first()).toContainText('Shown because energy is going down');
  await main.getByText('All of it in words').click();
  await expect(section(page, 'AI Pattern Insights')).toContainText('Energy is going down');
  await expect(section(page, 'What comes with more check-ins')).toHaveCount(0);
  await expect(main).not.toContainText(/\bcauses\b/);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mood-patterns');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to Insights' }).click();
  await expect(page).toHaveURL('/trends');
});
