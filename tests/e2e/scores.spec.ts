import type { Page } from 'playwright/test';
import { errorSummary } from '../factories/forms';
import { becomeGuest, becomeMember, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const day = (days: number) => daysAgo(days).slice(0, 10);
const asked = (page: Page) =>
  page.getByRole('log', { name: 'Conversation' }).getByText('Are you thinking about ending your life?');

async function store(page: Page, ...scores: object[]) {
  for (const data of scores) {
    const response = await page.request.post('/api/scores', { data });
    expect(response.status(), await response.text()).toBe(201);
  }
}

async function answer(page: Page, answers: readonly number[]) {
  await page.getByText('Each answer by its number').click();
  for (const [index, value] of answers.entries())
    await page.getByLabel(`Answer ${index + 1}`, { exact: true }).selectOption(String(value));
}

test('a guest enters a score, reads its band and change, changes it and deletes it', async ({
  page,
  axe,
}) => {
  await becomeGuest(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Scores', exact: true }).click();
  await expect(page).toHaveTitle('Scores | Soundings');
  await axe();
  await page.getByRole('link', { name: 'GAD-7 (anxiety)' }).click();
  await page.getByLabel('Day it was filled in').fill(day(30));
  await page.getByLabel('Total').fill('14');
  await axe();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Score saved');
  await expect(page.getByText('Moderate', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Enter a GAD-7' }).click();
  await answer(page, [1, 2, 1, 0, 2, 1, 1]);
  await page.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'GAD-7' });
  await expect(section).toContainText('6 points lower than on');
  await expect(section).toContainText('a reliable change for the better');
  await expect(section).toContainText('Spitzer');
  await expect(section.getByRole('img', { name: /^GAD-7, 2 totals: from 14 on/ })).toBeVisible();
  await expect(section).toContainText('Answers 1 to 7: 1 2 1 0 2 1 1');
  await axe();
  await expectNoSidewaysScroll(page);

  await section
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await expect(page.getByLabel('Answer 2', { exact: true })).toHaveValue('2');
  await page.getByLabel('Answer 2', { exact: true }).selectOption('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('5 points lower than on');

  await section
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click();
  await axe();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Score deleted');
  await expect(section).not.toContainText('points lower');
});

test('what does not fit is refused, and everything typed is still there', async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(/422/);
  await becomeGuest(page);
  await page.goto('/scores/new?instrument=phq-9');
  await page.getByLabel('Total').fill('15');
  await answer(page, [2, 1, 3, 2, 1, 1, 2, 0]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(errorSummary(page)).toContainText('Answer 9 is missing. Without it there is no total');
  await expect(page.getByLabel('Answer 3', { exact: true })).toHaveValue('3');
  await axe();
  await page.getByLabel('Answer 9', { exact: true }).selectOption('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(errorSummary(page)).toContainText('The answers make 12, not 15. Please look at both again');
  await page.getByLabel('Total').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Score saved');
  await expect(page.getByRole('region', { name: 'PHQ-9' })).toContainText('12 of 27');
});

test('an answer 9 of 1 or more leads to the question at once, with buttons, the card and 988', async ({
  page,
  axe,
}) => {
  await becomeGuest(page);
  await page.goto('/scores/new?instrument=phq-9');
  await answer(page, [1, 0, 1, 0, 0, 0, 0, 0, 1]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(asked(page)).toBeInViewport();
  for (const name of ['No', 'Sometimes', 'Yes', 'I would rather not say'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
  await expect(
    page
      .locator('#main')
      .getByRole('link', { name: /Call 988/ })
      .first(),
  ).toBeVisible();
  await axe();
  // Another page, and the question is still to be found.
  await page.goto('/');
  await page.getByRole('link', { name: 'Answer one question' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(asked(page)).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText('Yes');
  await expect(
    page
      .locator('#main')
      .getByRole('link', { name: /Call 988/ })
      .first(),
  ).toBeVisible();
  await page.goto('/scores');
  await expect(page.getByRole('heading', { name: /Your last PHQ-9 is heavy/ })).toBeVisible();
});

test('a yes in a second tab is heard, also after a no in the first', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/scores/new?instrument=phq-9');
  await answer(page, [1, 0, 1, 0, 0, 0, 0, 0, 2]);
  await page.getByRole('button', { name: 'Save' }).click();
  const other = await page.context().newPage();
  await other.goto('/chat');
  await other.getByRole('button', { name: 'No', exact: true }).click();
  await expect(other.getByRole('log')).toContainText('Thank you for answering');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('log')).not.toContainText('earlier question');
  await expect(page.getByRole('log')).toContainText('Thank you for telling me');
});

test('going back to the form and saving the same again stores one score', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/scores/new?instrument=gad-7');
  await page.getByLabel('Total').fill('14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Score saved');
  await page.goBack();
  await page.getByLabel('Total').fill('14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Score saved');
  expect(await (await page.request.get('/api/scores')).json()).toHaveLength(1);
});

test('a form with such an answer that is refused, or comes too late, shows help all the same', async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(/422/);
  await becomeMember(page);
  await page.goto('/scores/new?instrument=phq-9');
  await page.getByLabel('Total').fill('27');
  await answer(page, [1, 0, 1, 0, 0, 0, 0, 0, 2]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: /you do not have to carry this alone/ })).toBeVisible();
  await axe();
  await page.getByLabel('Total').fill('');
  await page.request.post('/api/auth/logout');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/safety/);
  await expectToast(page, 'Your score is not saved yet');
});

test('a severe total alone asks nothing and shows help calmly', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/scores/new?instrument=phq-9');
  await page.getByLabel('Total').fill('21');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/scores');
  await expect(page.getByRole('heading', { name: /Your last PHQ-9 is heavy/ })).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: 'Call 988' })).toBeVisible();
});

test('another questionnaire has its own name, range and direction', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/scores');
  await page.getByRole('link', { name: 'Another one' }).click();
  await page.getByLabel('Name of the questionnaire').fill('PCL-5');
  await page.getByLabel('Highest total').fill('80');
  await page.getByLabel('A higher total means').selectOption('worse');
  await page.getByLabel('Total', { exact: true }).fill('33,5');
  await axe();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'PCL-5' })).toContainText('33.5 of 80');
});

test('a WHO-5 is a percentage with a line at 50, and higher is better', async ({ page }) => {
  await becomeGuest(page);
  await store(page, { instrument: 'who-5', total: 40, date: day(30) });
  await page.goto('/scores/new?instrument=who-5');
  await answer(page, [3, 2, 2, 4, 2]);
  await page.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'WHO-5' });
  await expect(section).toContainText('52 of 100');
  await expect(section).toContainText('Higher is better');
  await expect(section).toContainText('12 points higher');
  await expect(section).toContainText('Dashed line: 50 or less, look further.');
});

test('the dialog of a report has them ticked, and says which', async ({ page }) => {
  await becomeMember(page);
  await store(page, { instrument: 'gad-7', total: 14, date: day(2) });
  await page.goto('/mood-reports?dialog=create');
  const tick = page.getByRole('checkbox', { name: 'Questionnaire scores (1)' });
  await expect(tick).toBeChecked();
  await expect(page.getByRole('dialog')).toContainText('GAD-7 14 (Moderate)');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the question about answer 9 is in sight with its buttons and 988', async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/scores/new?instrument=phq-9');
    await answer(page, [1, 0, 1, 0, 0, 0, 0, 0, 1]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(asked(page)).toBeInViewport();
    for (const name of ['No', 'Sometimes', 'Yes'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
  });
});
