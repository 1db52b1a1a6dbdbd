import type { Page } from 'playwright/test';
import { answers, openChat, press, said } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const newest = (page: Page) => said(page).last();
const uses = (page: Page) => page.getByRole('complementary', { name: 'What Harbor can use' });

test.beforeEach(async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await openChat(page, jsEnabled);
});

test('an exercise is offered, rated, played to its end and rated again', async ({ page, axe }) => {
  await press(page, 'I want to calm down');
  await expect(newest(page)).toContainText('You can stop at any step.');
  await press(page, 'Start');
  await expect(newest(page)).toContainText('How heavy is it right now?');
  await press(page, '4 of 5', 'Next');
  await expect(newest(page)).toContainText('Breathe in for 4, as water rises.');
  await axe();
  await press(page, 'One minute done', 'Done');
  await expect(newest(page)).toContainText('How heavy is it now?');
  await press(page, '2 of 5');
  await expect(newest(page)).toContainText('It was 4, now it is 2. That is some room.');
  await expect(answers(page)).toHaveText(['One small step', 'Another exercise', 'That is enough for now']);
  await page.reload();
  await expect(uses(page)).toContainText('once, 2 lighter');
});

test('an exercise can be stopped at any step', async ({ page }) => {
  await press(page, 'I want to calm down', 'Start', '3 of 5', 'Next', 'Stop here');
  await expect(newest(page)).toContainText('Stopping is fine.');
  await press(page, 'That is enough for now');
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
});

test('the tide moves; where motion is not wanted it stands still and says both counts', async ({ page }) => {
  const tide = page.locator('.breath__tide');
  const [inward, outward] = [page.locator('.breath .in'), page.locator('.breath .out')];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'I want to calm down', 'Start', '4 of 5', 'Next');
  const image = page.getByRole('img', { name: /^Water that rises for four seconds and falls for six\./ });
  await expect(image).toBeVisible();
  await expect(tide).toHaveCSS('animation-name', 'breath-tide');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(tide).toHaveCSS('animation-name', 'none');
  for (const [words, count] of [
    [inward, 'Breathe in for 4'],
    [outward, 'Breathe out for 6'],
  ] as const) {
    await expect(words).toHaveText(count);
    await expect(words).toHaveCSS('opacity', '1');
    await expect(words).toHaveCSS('animation-name', 'none');
  }
  const [above, below] = [await inward.boundingBox(), await outward.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a kept small step stands under “What Harbor can use”, and is forgotten by its button', async ({
  page,
  axe,
}) => {
  await press(page, 'One small step', 'Start', '3 of 5', 'For the body');
  const idea = await answers(page).first().innerText();
  await press(page, idea, '2 minutes', 'Tomorrow', 'Nothing', 'Keep it');
  await expect(uses(page)).toContainText('Small step, kept on');
  await expect(uses(page)).toContainText(`${idea.toLowerCase()}, 2 minutes`);
  await axe();
  await uses(page)
    .getByRole('button', { name: /^Forget Small step/ })
    .click();
  await expectToast(page, 'Forgotten');
  await expect(uses(page)).not.toContainText('Small step');
  await page.reload();
  await expect(uses(page)).toContainText('Nothing yet.');
});
