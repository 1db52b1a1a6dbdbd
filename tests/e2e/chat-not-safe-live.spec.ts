import { answers, box, crisisCard, notSafe, openChat, ownLines, said, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

const isHelp = (body: string | null) => (body ?? '').includes('not-safe');

test.beforeEach(async ({ page }) => {
  await becomeGuest(page);
});

test('“I am not safe right now” does not wait for the reply before it, and nothing is lost', async ({
  page,
}) => {
  await openChat(page, true);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/chat', async (route) => {
    if (!isHelp(route.request().postData())) await gate;
    await route.continue();
  });
  await box(page).fill('It was a long day');
  await sendButton(page).click();
  await expect(page.getByText('Harbor is typing')).toBeVisible();
  await notSafe(page).click();
  await expect(crisisCard(page)).toBeVisible();
  letGo();
  await expect(ownLines(page)).toHaveText([/I am not safe right now$/, /It was a long day$/]);
  await expect(crisisCard(page)).toBeVisible();
  await expect(said(page)).toHaveCount(5);
  await expect(answers(page).first()).toBeVisible();
});

test('when no answer comes, the numbers open', async ({ page }) => {
  await page.clock.install();
  await openChat(page, true);
  await page.route('**/api/chat', () => {});
  const isAsked = page.waitForRequest('**/api/chat');
  await notSafe(page).click();
  await isAsked;
  await page.clock.fastForward(7_000);
  await expect(page).toHaveURL('/safety');
});
