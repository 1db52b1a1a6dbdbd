import type { Page } from 'playwright/test';
import {
  answer,
  COMPLETE,
  complete,
  completion,
  expectQuestion,
  forward,
  nameZone,
  option,
  replySays,
  storedEntries,
} from '../factories/check-in-form';
import { errorSummary, expectFieldErrors } from '../factories/forms';
import { becomeGuest, becomeMember, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

// SPEC section 3: the questions in order, and the words at both ends.
const QUESTIONS = [
  ['sleepRating', 'Exhausted', 'Fully energized'],
  ['overallMood', 'Very low', 'Great'],
  ['appetiteRating', 'No appetite', 'Great appetite'],
  ['focusRating', 'Very difficult', 'Sharp focus'],
  ['energyRating', 'Completely drained', 'High energy'],
  ['stressRating', 'Overwhelming', 'Very calm'],
  ['anxietyRating', 'Very high', 'Very low'],
  ['motivationRating', 'No motivation', 'Very motivated'],
  ['socialRating', 'Very isolated', 'Very connected'],
  ['selfCareRating', 'Not at all', 'Plenty'],
] as const;

const replies = (page: Page) => page.locator('.choice__reply').filter({ visible: true });

test.use({ timezoneId: 'Pacific/Auckland' });

test('ten questions, a note, and the answers are stored as they were given', async ({
  page,
  jsEnabled,
  axe,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  await expect(page.getByRole('main')).toContainText(
    'for self-reflection only. It is not a medical evaluation',
  );
  const ratings = [1, 2, 3, 4, 5, 5, 4, 3, 2, 4];
  for (const [i, [, low, high]] of QUESTIONS.entries()) {
    await expectQuestion(page, i + 1, 10);
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(i + 1));
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect(page.getByRole('radio', { name: low, exact: true })).toHaveValue('1');
    await expect(page.getByRole('radio', { name: high, exact: true })).toHaveValue('5');
    await expect(replies(page)).toHaveCount(0);
    await option(page, ratings[i] ?? 3).check();
    await expect(replies(page)).toHaveCount(1);
    if (i === 0) await axe();
    expect(new URL(page.url()).search).toMatch(/^(\?step=\d+)?$/);
    if (i < 9) await forward(page).click();
  }
  await page.getByLabel('Anything you want to remember about today?').fill('The sea was loud.');
  await nameZone(page);
  await axe();
  await forward(page, COMPLETE).click();
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toMatchObject([
    {
      overallMood: 3,
      notes: 'The sea was loud.',
      timeZone: jsEnabled ? 'Pacific/Auckland' : 'Europe/Paris',
      responses: Object.fromEntries(QUESTIONS.map(([field], i) => [field, ratings[i]])),
    },
  ]);
});

test('a reply follows each answer: support for 1 and 2, a baseline for 3, a good word for 4 and 5', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  for (const [rating, reply] of [
    [1, /sounds hard.*go gently/],
    [2, /slow day is allowed/],
    [3, /baseline/],
    [4, /Good to hear/],
    [5, /Lovely/],
  ] as const) {
    await option(page, rating).check();
    await expect(replies(page)).toHaveCount(1);
    expect(await replySays(replies(page))).toMatch(reply);
  }
});

test('nothing goes on without an answer', async ({ page, jsEnabled, axe }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  if (jsEnabled) {
    await expect(forward(page)).toBeDisabled();
    await option(page, 3).check();
    await expect(forward(page)).toBeEnabled();
    return;
  }
  await forward(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link', { name: 'Choose the answer that fits best' }).click();
  await expect(option(page, 1)).toBeFocused();
  await axe();
});

test('the time zone is asked for once, and only where the browser could not say', async ({
  page,
  jsEnabled,
}) => {
  await becomeGuest(page);
  const zone = page.getByLabel('Which time zone are you in?');
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  if (jsEnabled) {
    await expect(zone).toHaveCount(0);
  } else {
    await forward(page, COMPLETE).click();
    await expectFieldErrors(page, { 'Which time zone are you in?': 'Choose your time zone' });
    await expect(option(page, 3)).toBeChecked();
  }
  await complete(page);
  await expect(completion(page)).toBeVisible();
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  await expect(zone).toHaveCount(0);
});

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error('the keyboard does not get there');
}

test('the keyboard alone answers the quick five and reads on', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  const isFocused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await tabTo(page, isFocused('a[href="/checkin?mode=quick"]'));
  await page.keyboard.press('Enter');
  for (let question = 1; question <= 5; question += 1) {
    await expectQuestion(page, question, 5);
    await tabTo(page, isFocused('input[type=radio]'));
    await page.keyboard.press('Space');
    for (let rating = 1; rating < 4; rating += 1) await page.keyboard.press('ArrowDown');
    await expect(option(page, 4)).toBeChecked();
    if (question === 5 && (await page.getByLabel('Which time zone are you in?').isVisible())) {
      await tabTo(page, isFocused('select'));
      await page.keyboard.type('Ka');
      await tabTo(page, isFocused('button[value=finish]'));
    }
    await page.keyboard.press('Enter');
  }
  await expect(completion(page)).toContainText('Mood: Good. All five together: 4.0 of 5.');
  await tabTo(page, isFocused('[role=dialog] a[href="/trends"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trends');
});

test('members check in, too, and what an address asks for beyond the open question is put right', async ({
  page,
}) => {
  await becomeMember(page);
  await checkIn(page.request);
  for (const [asked, mode] of [
    ['step=9', 10],
    ['step=0', 10],
    ['step=x', 10],
    ['mode=quick&step=5', 5],
    ['done=nothing-of-mine', 10],
  ] as const) {
    await page.goto(`/checkin?${asked}`);
    await expectQuestion(page, 1, mode);
  }
  await answer(page, [3]);
  await expectQuestion(page, 2, 10);
  // The answer may still be on its way to the server while the next page is asked for.
  await expect(async () => {
    await page.goto('/checkin?step=3');
    await expect(page).toHaveURL('/checkin?step=2', { timeout: 1000 });
  }).toPass();
});
