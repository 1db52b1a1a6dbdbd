import { main, newest, press, rate, said, start, tide, write } from '../factories/exercise-pages';
import { acknowledgeDisclaimer, becomeGuest } from '../factories/people';
import { cookieValue } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a stranger starts without an account, is asked before and after, and can stop at any step', async ({
  page,
  context,
}) => {
  await acknowledgeDisclaimer(page);
  await start(page, 'breathing');
  expect(await cookieValue(context, 'guest')).toBeDefined();
  await expect(said(page).last()).toContainText('Paced breathing');
  await expect(newest(page)).toBeInViewport();
  await press(page, 'Start', /How heavy|how heavy/);
  await rate(page, '4 of 5');
  await expect(said(page).last()).toContainText('Put one hand on it.');
  await press(page, 'Next', 'Breathe in for 4');
  await expect(tide(page).last()).toBeVisible();
  await press(page, 'One minute done', 'Let the breath go on by itself.');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await rate(page, '2 of 5');
  await expect(said(page).last()).toContainText(/4.*2/);

  await start(page, 'self-compassion');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '3 of 5');
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.getByRole('button', { name: 'That is enough for now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop here' })).toHaveCount(0);
});

test('a thought record comes out as a page, to keep or delete', async ({ page }) => {
  await becomeGuest(page);
  await start(page, 'thought-record');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '4 of 5');
  await write(page, 'They laughed when I spoke', 'What went through your head?');
  await write(page, 'I am a joke to them', 'How sure are you that it is true?');
  await press(page, 'Quite', 'What speaks for it?');
  await write(page, 'Two of them looked at me', 'What speaks against it');
  await press(page, 'Nothing comes', 'What would you say to a friend');
  await write(page, 'They may have laughed at the slide', 'Write a fairer sentence.');
  await write(page, 'Some laughed, and I do not know why', 'How sure are you of the first thought now?');
  await press(page, 'Half', 'This is the record.');
  const record = said(page).last().getByRole('definition');
  await expect(record.filter({ hasText: 'I am a joke to them' })).toBeVisible();
  await expect(record.filter({ hasText: 'Some laughed, and I do not know why' })).toBeVisible();
  await press(page, 'Delete it', 'The record is deleted.');
  await expect(main(page)).not.toContainText('I am a joke to them');
});

test('a small step that was kept is one of the things Harbor can use next time', async ({ page }) => {
  await becomeGuest(page);
  await start(page, 'small-step');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '3 of 5');
  await page.getByRole('button', { name: 'For the body' }).click();
  await write(page, 'Stand at the open window', /how long|smaller/i);
  await page.getByRole('button', { name: /2 minutes/i }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('summary', { hasText: 'What Harbor can use' }).click();
  await expect(page.locator('details', { hasText: 'What Harbor can use' })).toContainText(
    'Stand at the open window, 2 minutes',
  );
});

test('while somebody is in danger it waits: the words and the card stay', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/chat');
  await write(page, 'I want to kill myself', '988');
  await start(page, 'sleep');
  await expect(page.getByRole('region', { name: 'A person can be with you now' })).toBeInViewport();
  await expect(said(page).last()).not.toContainText('Steps for sleep');
});

test('pressed again on the same page it begins once', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/exercises/memory');
  const key = await page.locator('input[name="key"]').inputValue();
  for (let press = 0; press < 2; press += 1) {
    const answer = await page.request.post('/exercises/memory', { form: { key }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, '/chat#newest']);
  }
  await page.goto('/chat');
  await expect(said(page).filter({ hasText: 'One memory' })).toHaveCount(2);
});
