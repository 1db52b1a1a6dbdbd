import {
  answer,
  COMPLETE,
  complete,
  completion,
  expectQuestion,
  formContent,
  forward,
  nameZone,
  option,
  storedEntries,
} from '../factories/check-in-form';
import { errorSummary } from '../factories/forms';
import { becomeGuest, becomeMember } from '../factories/people';
import { expectToast } from '../factories/screens';
import { changeFromOutside, whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

/** The server waits for a locked database before it gives up. */
const SLOW = { timeout: 15_000 };
const NOTE = 'Anything you want to remember about today?';

test('an impatient double click stores one check-in', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  await nameZone(page);
  await forward(page, COMPLETE).dblclick();
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toHaveLength(1);
});

test('the same form sent again, at once or later, leads to the same check-in', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 4, 5, 4, 3], { total: 5 });
  await nameZone(page);
  const form = await formContent(page, 'finish');
  const send = () => page.request.post('/checkin?mode=quick&step=5', { form, maxRedirects: 0 });
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  const places = answers.map((one) => one.headers().location);
  expect(places[0]).toMatch(/^\/checkin\?done=/);
  expect(new Set(places)).toEqual(new Set([places[0]]));
  expect(await storedEntries(page)).toHaveLength(1);

  await forward(page, COMPLETE).click();
  await expect(completion(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  expect(await storedEntries(page)).toHaveLength(1);
});

test('a page left open after it was sent can be sent with other answers: both are stored', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 4, 5, 4, 3], { total: 5 });
  await nameZone(page);
  const form = await formContent(page, 'finish');
  const first = { sleepRating: '3', overallMood: '4', energyRating: '5', stressRating: '4', ...form };
  const send = (body: Record<string, string>) =>
    page.request.post('/checkin?mode=quick&step=5', { form: body, maxRedirects: 0 });
  const second = { ...first, socialRating: '1', notes: 'I thought again.' };
  const places = [];
  for (const body of [first, second, second]) places.push((await send(body)).headers().location);
  expect(places[1]).not.toBe(places[0]);
  expect(places[2]).toBe(places[1]);
  expect((await storedEntries(page)).map(({ notes }) => notes)).toEqual(['I thought again.', null]);
});

test('a storage that cannot be reached says so, keeps everything, and takes it afterwards', async ({
  page,
  server,
  allowErrors,
}) => {
  allowErrors(/answer: 503/);
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [2, 3, 4, 3, 5], { total: 5 });
  await page.getByLabel(NOTE).fill('A long day.');
  await nameZone(page);
  await whileLocked(server, async () => {
    await forward(page, COMPLETE).click();
    await expect(errorSummary(page).getByRole('heading')).toHaveText('Error saving check-in', SLOW);
  });
  await expect(errorSummary(page)).toContainText('Please try again later. Your answers are still here.');
  await expect(page.getByLabel(NOTE)).toHaveValue('A long day.');
  await expect(option(page, 5)).toBeChecked();
  await complete(page);
  await expect(completion(page)).toBeVisible();
  const [entry, ...others] = await storedEntries(page);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ notes: 'A long day.', responses: { sleepRating: 2, socialRating: 5 } });
});

test('a lost connection loses no answer', async ({ page, jsEnabled, allowErrors, context }) => {
  // Remix looks up the routes of links that came into sight; without a connection it says so, and goes on.
  allowErrors(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|exception: Failed to fetch|Failed to fetch manifest patches/,
  );
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [2, 3, 4, 3, 5], { total: 5 });
  await page.getByLabel(NOTE).fill('On the train.');
  await nameZone(page);
  await context.setOffline(true);
  await forward(page, COMPLETE).click();
  if (jsEnabled) {
    await expect(errorSummary(page).getByRole('heading')).toHaveText('Error saving check-in');
    await expectToast(page, 'Error saving check-in', 'Please try again later.');
    await expectQuestion(page, 5, 5);
    await expect(page.getByLabel(NOTE)).toHaveValue('On the train.');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(option(page, 3)).toBeChecked();
    await context.setOffline(false);
    await forward(page).click();
  } else {
    // The browser's own page says it; what was sent before is in the draft.
    await context.setOffline(false);
    await page.goto('/checkin?mode=quick');
    await expectQuestion(page, 5, 5);
    await option(page, 5).check();
    await page.getByLabel(NOTE).fill('On the train.');
  }
  await complete(page);
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toMatchObject([
    { notes: 'On the train.', responses: { sleepRating: 2, socialRating: 5 } },
  ]);
});

test('a draft whose check-in is stored already does not stand in the way of the next', async ({
  page,
  server,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 3, 3, 3, 3], { total: 5 });
  await nameZone(page);
  const form = await formContent(page, 'finish');
  await complete(page);
  await expect(completion(page)).toBeVisible();
  // As after a power cut between storing the check-in and clearing its draft.
  const [entry] = await storedEntries(page);
  await changeFromOutside(
    server,
    `INSERT INTO check_in_drafts (owner_id, mode, submission_key, answers, notes, updated_at)
     SELECT owner_id, 'quick', ?, responses, '', ? FROM mood_entries WHERE id = ?`,
    [form.submissionKey ?? '', Date.now(), (entry as unknown as { id: string }).id],
  );
  await page.goto('/checkin?mode=quick');
  await expectQuestion(page, 5, 5);
  await complete(page);
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toHaveLength(1);
  await page.goto('/checkin?mode=quick');
  await expectQuestion(page, 1, 5);
});
