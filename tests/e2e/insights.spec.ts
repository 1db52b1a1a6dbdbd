import type { Page } from 'playwright/test';
import { becomeMember, checkIn, daysAgo, type EntryBody } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const risk = (page: Page) => section(page, 'What your check-ins say').locator('.risk');

const good = { overallMood: 4, sleepRating: 3, energyRating: 4 };
const low = { overallMood: 1, sleepRating: 2, energyRating: 2 };
const daily = (days: number, responses: Record<string, number>, from = 0): EntryBody[] =>
  Array.from({ length: days }, (_, i) => ({ responses, date: daysAgo(from + i) }));

async function checkInAll(page: Page, bodies: EntryBody[]): Promise<void> {
  for (const body of bodies) await checkIn(page.request, body);
}

test('a member sees the risk, what the check-ins say, small steps with reasons, and the week', async ({
  page,
}) => {
  await becomeMember(page);
  await checkIn(page.request, {
    responses: { overallMood: 2, sleepRating: 1, energyRating: 1 },
    date: daysAgo(20),
  });
  await page.goto('/trends');
  const says = section(page, 'What your check-ins say');
  await expect(risk(page)).toHaveText(/^How this week looks Moderate risk/);
  await expect(says).toContainText('you rated mood 2 of 5 and 2 other questions 1.');
  await expect(says).toContainText('Below 3 check-ins only the latest one is looked at.');
  await expect(page.locator('.support')).toHaveCount(0);

  await checkInAll(page, daily(4, good));
  await page.goto('/trends');
  await expect(risk(page)).toHaveText('How this week looks Low risk No warning signs this week.');
  await expect(says).toContainText('5 check-ins on 5 days, with an average of 3.2 of 5');
  const steps = says.getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText(
    'Shown because sleep has your lowest average: 2.6 of 5 over 5 check-ins.',
  );
  await expect(says.locator('.banner')).toHaveCount(0);
  await expect(says).toContainText(
    'Still to come: Saying which way a rating is going needs 7 days; you have 5.',
  );
  await expect(section(page, 'Your Wellness Insights')).toContainText(
    'You checked in 4 times, on 4 of the last 7 days.',
  );
  await expect(says).toContainText('lowest average');
  await expect(section(page, 'Recommendations')).toContainText('If one thing is enough for today');
  await expect(page.getByText('Worded by')).toHaveCount(0);
  await says.getByRole('link', { name: 'Advanced pattern analysis' }).click();
  await expect(page).toHaveURL('/mood-patterns');
});

test('at a high risk help and the rule that fired stand above everything else', async ({ page, axe }) => {
  await becomeMember(page);
  await checkInAll(page, daily(4, low));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/trends');
    await page.waitForLoadState('networkidle');
    await axe();
  }
  await expect(risk(page)).toHaveText('How this week looks High risk');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'This has been a hard week',
  );
  const support = page.getByRole('main').locator('.help-card');
  await expect(support).toContainText('your mood averaged 1.0 of 5');
  await expect(support.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(support.getByRole('link', { name: 'text HOME to 741741' })).toBeVisible();
  await expect(section(page, 'What your check-ins say').locator('.banner')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/trends');
  await expectNoSidewaysScroll(page);
});
