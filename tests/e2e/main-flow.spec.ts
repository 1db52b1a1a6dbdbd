import type { Page } from 'playwright/test';
import { nameZone } from '../factories/check-in-form';
import {
  acknowledgeDisclaimer,
  becomeGuest,
  becomeMember,
  checkIn,
  memberDetails,
} from '../factories/people';
import { expect, test } from '../setup/test';

const dialog = (page: Page) => page.getByRole('dialog');

/** Answers the question on the screen and goes on. */
async function answer(page: Page, rating: number, button: string | RegExp = 'Next'): Promise<void> {
  await page
    .getByRole('radio')
    .nth(rating - 1)
    .check();
  await page.getByRole('button', { name: button }).last().click();
}

async function answerAll(page: Page, questions: number, rating: number): Promise<void> {
  for (let question = 1; question < questions; question += 1) {
    await expect(page.getByText(`Question ${question} of ${questions}`)).toBeVisible();
    await answer(page, rating);
  }
  await expect(page.getByText(`Question ${questions} of ${questions}`)).toBeVisible();
  await nameZone(page);
  await answer(page, rating, 'Complete Assessment & Get Insights');
}

test('a stranger tries it, checks in, sees the numbers, and registers without losing any', async ({
  page,
}) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/checkin');
  await expect(page).toHaveURL('/?redirectTo=%2Fcheckin');
  await page.getByRole('button', { name: 'Try it without an account' }).first().click();
  await expect(page).toHaveURL('/checkin');

  await answerAll(page, 10, 4);
  await expect(dialog(page).getByRole('heading', { name: 'Assessment Complete!' })).toBeVisible();
  await page.getByRole('link', { name: 'View Your Insights' }).click();
  await expect(page).toHaveURL('/trends');
  await expect(page.getByRole('main')).toContainText('Instant Mental Health Snapshot');

  const details = memberDetails();
  await page.goto('/auth?tab=register');
  for (const [label, text] of [
    ['First name', details.firstName],
    ['Last name', details.lastName],
    ['Email', details.email],
    ['Phone number (required)', details.phoneNumber],
    ['Password', details.password],
    ['Confirm password', details.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account Created Successfully!').first()).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  for (const step of [1, 2]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
  }
  await page.getByRole('button', { name: 'Begin My Mental Health Assessment' }).click();
  await expect(page).toHaveURL('/checkin');

  const stats = await page.request.get('/api/user-stats');
  expect(await stats.json()).toMatchObject({ totalCheckins: 1, selfCarePoints: 10, streakDays: 1 });
});

test('a quick check-in asks five questions and says well done', async ({ page }) => {
  await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/checkin?mode=quick');
  await answerAll(page, 5, 3);
  await expect(dialog(page).getByRole('heading', { name: 'Well Done!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Later' }).click();
  await expect(page).toHaveURL('/');
});

test('after a very low mood help comes first', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answerAll(page, 5, 1);
  const support = dialog(page).getByRole('region', { name: 'People who are there now' });
  await expect(support.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(support).toContainText('text HOME to 741741');
  await axe();
});

test('back and forward keep the answers, and a reload keeps them, too', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  await answer(page, 2);
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await answer(page, 5);
  await expect(page.getByText('Question 3 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Great/ })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Tired/ })).toBeChecked();
  await expect(page.getByText('A slow day is allowed').first()).toBeVisible();

  if (jsEnabled) await page.waitForTimeout(600); // the pause after which an answer is saved
  await page.goto('/checkin');
  await expect(page.getByText('Question 3 of 10')).toBeVisible();
});

test('next waits for an answer', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  const next = page.getByRole('button', { name: 'Next' }).last();
  if (jsEnabled) {
    await expect(next).toBeDisabled();
    await page.keyboard.press('Tab');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(next).toBeEnabled();
  } else {
    // The browser's own check is not there for everybody: post it without an answer.
    const submissionKey = await page.locator('[name=submissionKey]').inputValue();
    const response = await page.request.post('/checkin?step=1', {
      form: { intent: 'next', mode: 'full', step: '1', submissionKey },
    });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain('Choose the answer that fits best');
  }
});

test('the keyboard alone finishes a check-in', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const zone = page.getByLabel('Which time zone are you in?');
    if (question === 5 && (await zone.isVisible())) {
      await zone.focus();
      await page.keyboard.type('Par');
    }
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page)).toContainText('Mood: Neutral. All five together: 3.0 of 5.');
});

test('a submission that is sent twice is stored once', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  const submissionKey = await page.locator('[name=submissionKey]').inputValue();
  const form = {
    intent: 'finish',
    mode: 'quick',
    step: '5',
    submissionKey,
    timeZone: 'Europe/Paris',
    sleepRating: '4',
    overallMood: '4',
    energyRating: '4',
    stressRating: '4',
    socialRating: '4',
    notes: 'Said once: שלום 👩‍👧 <script>',
  };
  const answers = await Promise.all(
    [1, 2, 3].map(() => page.request.post('/checkin?mode=quick&step=5', { form, maxRedirects: 0 })),
  );
  expect(new Set(answers.map((response) => response.headers().location)).size).toBe(1);
  const entries = (await (await page.request.get('/api/mood-entries')).json()) as { notes: string }[];
  expect(entries.map((entry) => entry.notes)).toEqual(['Said once: שלום 👩‍👧 <script>']);
});

test('answers sent after the session has ended come back to their owner, and to nobody else', async ({
  page,
  jsEnabled,
}) => {
  const details = await becomeMember(page);
  await page.goto('/checkin');
  await answer(page, 2);
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  if (jsEnabled) await page.waitForTimeout(600); // the pause after which an answer is saved
  const form = {
    intent: 'next',
    mode: 'full',
    step: '2',
    overallMood: '1',
    submissionKey: await page.locator('[name=submissionKey]').inputValue(),
    owner: await page.locator('[name=owner]').inputValue(),
  };
  await page.context().clearCookies({ name: 'session' });
  const refused = await page.request.post('/checkin?step=2', { form, maxRedirects: 0 });
  expect(refused.headers().location).toContain('/auth?ended=1&redirectTo=%2Fcheckin');

  const other = await becomeMember(page);
  await page.goto('/checkin');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(other.email).not.toBe(details.email);
  await page.request.post('/logout', { maxRedirects: 0 });

  await page.goto('/auth?redirectTo=/checkin');
  await page.getByLabel('Email').fill(details.email);
  await page.getByLabel('Password', { exact: true }).fill(details.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Question 3 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Very low/ })).toBeChecked();
});
