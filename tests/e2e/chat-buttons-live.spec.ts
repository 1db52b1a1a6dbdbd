import { answers, box, notSafe, openChat, ownLines, press, said } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

test.beforeEach(async ({ page }) => {
  await becomeGuest(page);
  await openChat(page, true);
});

test('two fast clicks on a button are one turn', async ({ page }) => {
  await page.getByRole('button', { name: 'Something weighs on me' }).dblclick();
  await expect(said(page)).toHaveCount(3);
  await page.reload();
  await expect(said(page)).toHaveCount(3);
});

test('two fast clicks on “I am not safe right now” are one turn', async ({ page }) => {
  await notSafe(page).dblclick();
  await expect(said(page).last()).toContainText('It is good that you pressed that.');
  await page.reload();
  await expect(ownLines(page)).toHaveText([/I am not safe right now$/]);
});

test('Tab reaches each button in order, Enter presses it, and the focus is on Harbor’s new line', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Something weighs on me' }).focus();
  await page.keyboard.press('Enter');
  const newest = page.locator('#newest');
  await expect(newest).toContainText('What is it closest to?');
  await expect(newest).toBeFocused();
  for (const button of await answers(page).all()) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(notSafe(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await answers(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('Or one of these?');
  await expect(newest).toBeFocused();
});

test('a press that did not get through is said so, and can be pressed again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/api\/chat/);
  await page.route('**/api/chat', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Something weighs on me' }).click();
  await expect(said(page).last()).toContainText('Press the button again when you are ready.');
  await page.unroute('**/api/chat');
  await press(page, 'Something weighs on me');
  await expect(ownLines(page)).toHaveText([/Something weighs on me$/]);
  await expect(said(page).last()).toContainText('What is it closest to?');
});

test('what is kept is listed at once', async ({ page }) => {
  const uses = page.getByRole('complementary', { name: 'What Harbor can use' });
  await expect(uses).toContainText('Nothing yet.');
  await press(page, 'I want to calm down', 'Start', '4 of 5', 'Next', 'One minute done', 'Done', '2 of 5');
  await expect(uses).toContainText('once, 2 lighter');
});
