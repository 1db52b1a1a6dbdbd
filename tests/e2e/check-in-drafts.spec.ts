import type { Page } from 'playwright/test';
import {
  answer,
  complete,
  completion,
  expectQuestion,
  forward,
  goOnTo,
  option,
  storedEntries,
} from '../factories/check-in-form';
import { logIn } from '../factories/forms';
import { becomeGuest, becomeMember } from '../factories/people';
import { endSessionElsewhere, expectToast, replaceSession } from '../factories/screens';
import { changeFromOutside } from '../factories/server-database';
import { expect, test } from '../setup/test';

const NOTE = 'Anything you want to remember about today?';

/** Without scripts an answer is kept when the form is sent, with them as it is made. */
async function leaveAfter(page: Page, jsEnabled: boolean): Promise<void> {
  if (jsEnabled) return;
  await forward(page).click();
  // The next question has come: a reload before that would meet a page that is just being left.
  await expectQuestion(page, 4, 10);
}

test('a reload, a closed tab and a walk elsewhere keep every answer', async ({
  page,
  context,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  await answer(page, [4, 2]);
  await expectQuestion(page, 3, 10);
  await option(page, 5).check();
  await leaveAfter(page, jsEnabled);
  await page.reload();
  await page.goto('/checkin?step=3');
  await expect(option(page, 5)).toBeChecked();

  await option(page, 1).check();
  await leaveAfter(page, jsEnabled);
  await page.getByRole('link', { name: 'Close, back to home' }).click();
  await expect(page).toHaveURL('/');
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/checkin?step=3');
  await expect(option(reopened, 1)).toBeChecked();
  await reopened.getByRole('button', { name: 'Back' }).click();
  await expect(option(reopened, 2)).toBeChecked();
  await reopened.getByRole('button', { name: 'Back' }).click();
  await expect(option(reopened, 4)).toBeChecked();
  await reopened.getByRole('button', { name: 'Back' }).click();
  await expect(reopened).toHaveURL('/');
});

test('a note is there again after a reload in the middle of writing', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  await page.getByLabel(NOTE).fill('Half a thought');
  if (!jsEnabled) {
    await page.getByRole('button', { name: 'Back' }).click();
    // Reloaded sooner, the page would never send what it holds.
    await expectQuestion(page, 4, 5);
  }
  await page.reload();
  await goOnTo(page, 5, 5);
  await expect(page.getByLabel(NOTE)).toHaveValue('Half a thought');
  if (jsEnabled) await expect(option(page, 3)).toBeChecked();
});

test('the quick and the full check-in have a draft each', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [1, 2], { total: 5 });
  await expectQuestion(page, 3, 5);
  await page.goto('/checkin');
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Short on energy? Answer five questions instead' }).click();
  await expectQuestion(page, 3, 5);
  await page.goto('/checkin?mode=quick&step=1');
  await expect(option(page, 1)).toBeChecked();
});

test('an old draft says when it was begun, and can be started over', async ({ page, server }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  await answer(page, [4, 2]);
  await expectQuestion(page, 3, 10);
  const key = await page.locator('[name=submissionKey]').inputValue();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await changeFromOutside(server, 'UPDATE check_in_drafts SET updated_at = ? WHERE submission_key = ?', [
    Date.now() - 26 * 3_600_000,
    key,
  ]);
  await page.goto('/checkin');
  await expectQuestion(page, 3, 10);
  await expect(
    page.getByText(/You began this on \w+day \d{1,2} \w+ \d{4} at .*Your answers are still here\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start over instead' }).click();
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goto('/checkin?step=3');
  await expectQuestion(page, 1, 10);
});

for (const [how, end] of [
  ['ended elsewhere', endSessionElsewhere],
  ['was tampered with', (page: Page) => replaceSession(page, (value) => value.slice(0, -4))],
] as const) {
  test(`answers sent when the session ${how} are there after the login`, async ({ page }) => {
    const ines = await becomeMember(page);
    await page.goto('/checkin?mode=quick');
    await answer(page, [4, 2, 5, 1], { total: 5 });
    await expectQuestion(page, 5, 5);
    await end(page);
    await option(page, 3).check();
    await page.getByLabel(NOTE).fill('Still here?');
    await complete(page);
    await expect(page).toHaveURL(/^[^?]+\/auth\?ended=1&redirectTo=%2Fcheckin/);
    await expect(page.getByRole('main')).toContainText('What you had just sent is kept for you.');
    await logIn(page, ines, page.url());
    await expectQuestion(page, 5, 5);
    await expect(option(page, 3)).toBeChecked();
    await expect(page.getByLabel(NOTE)).toHaveValue('Still here?');
    await complete(page);
    await expect(completion(page)).toBeVisible();
    expect(await storedEntries(page)).toMatchObject([
      { notes: 'Still here?', responses: { sleepRating: 4 } },
    ]);
  });
}

test('whoever logs in next on the device sees nothing of it; its owner does', async ({ page, jsEnabled }) => {
  const ines = await becomeMember(page);
  await page.goto('/checkin');
  await answer(page, [4, 2]);
  await expectQuestion(page, 3, 10);
  await option(page, 5).check();
  await endSessionElsewhere(page);
  await forward(page).click();
  // Where scripts run, the answer went to the draft on its own, and its refusal may have taken the cookie already.
  if (jsEnabled) await page.goto('/auth?ended=1&redirectTo=/checkin');
  await expect(page.getByRole('main')).toContainText('Your session has ended.');

  await page.context().clearCookies({ name: 'session' });
  await becomeMember(page, { firstName: 'Tomasz' });
  await page.goto('/checkin');
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.request.post('/logout');
  await becomeGuest(page);
  await page.goto('/checkin?step=3');
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await logIn(page, ines, '/auth?redirectTo=%2Fcheckin%3Fstep%3D3');
  await expect(page).toHaveURL(/checkin/);
  await goOnTo(page, 3, 10);
  await expect(option(page, 5)).toBeChecked();
});

test('a form that somebody left open does not go to whoever is logged in by now', async ({ page }) => {
  const ines = await becomeMember(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [4, 2, 5, 1, 3], { total: 5 });
  await page.getByLabel(NOTE).fill('For nobody else.');
  await page.context().clearCookies({ name: 'session' });
  const tomasz = await becomeMember(page, { firstName: 'Tomasz' });
  await complete(page);
  await expectToast(page, 'Not saved in your account');
  expect(await storedEntries(page)).toEqual([]);
  await page.goto('/checkin?mode=quick');
  await expectQuestion(page, 1, 5);
  await page.request.post('/logout');
  expect(tomasz.email).not.toBe(ines.email);

  await logIn(page, ines, '/auth?redirectTo=%2Fcheckin%3Fmode%3Dquick%26step%3D5');
  await expect(page.getByLabel(NOTE)).toHaveValue('For nobody else.');
  await expect(option(page, 3)).toBeChecked();
});

test('what was chosen and typed before the scripts arrived stays', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3], { total: 5 });
  await expectQuestion(page, 5, 5);
  let letScriptsIn = () => {};
  const patience = new Promise<void>((resolve) => (letScriptsIn = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => patience.then(() => route.continue()));
  if (jsEnabled) await page.waitForTimeout(500);
  await page.goto('/checkin?mode=quick&step=5', { waitUntil: 'commit' });
  await option(page, 5).check();
  await page.getByLabel(NOTE).fill('Slow line here.');
  letScriptsIn();
  if (jsEnabled)
    await expect(page.getByRole('status').filter({ hasText: 'Good to have people near' })).toBeAttached();
  await expect(option(page, 5)).toBeChecked();
  await expect(page.getByLabel(NOTE)).toHaveValue('Slow line here.');
  await complete(page);
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toMatchObject([
    { notes: 'Slow line here.', responses: { socialRating: 5 } },
  ]);
});

test('answers that were sent from another device are not brought back by this one', async ({
  page,
  request,
  jsEnabled,
}) => {
  const ines = await becomeMember(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3], { total: 5 });
  await expectQuestion(page, 3, 5);
  const submissionKey = await page.locator('[name=submissionKey]').inputValue();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { sessionToken } = (await (
    await request.post('/api/auth/login', { data: { email: ines.email, password: ines.password } })
  ).json()) as { sessionToken: string };
  const form = { intent: 'finish', mode: 'quick', step: '5', submissionKey, timeZone: 'Europe/Paris' };
  const answers = {
    sleepRating: '3',
    overallMood: '3',
    energyRating: '3',
    stressRating: '3',
    socialRating: '3',
  };
  const headers = { Authorization: `Bearer ${sessionToken}` };
  const sent = await request.post('/checkin', { form: { ...form, ...answers }, headers, maxRedirects: 0 });
  expect(sent.headers().location).toMatch(/done=/);

  const asks = jsEnabled ? page.waitForResponse('**/api/check-in-draft') : undefined;
  await page.goto('/checkin?mode=quick');
  await asks;
  await expectQuestion(page, 1, 5);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
