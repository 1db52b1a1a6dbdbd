import type { Page } from 'playwright/test';
import { box, openChat, said, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

async function begin(page: Page): Promise<void> {
  await becomeGuest(page);
  await openChat(page, true);
}

/** Holds the server's answers to messages back until they are let go. */
async function holdReplies(page: Page) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/chat', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('Enter sends, Shift+Enter does not, and an empty box cannot be sent', async ({ page }) => {
  await begin(page);
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill('   ');
  await expect(sendButton(page)).toBeDisabled();
  await box(page).press('Enter');
  await box(page).fill('One line');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('and another');
  await expect(said(page)).toHaveCount(1);
  await box(page).press('Enter');
  await expect(said(page)).toHaveCount(3);
  expect(await said(page).nth(1).locator('.said__text').innerText()).toBe('One line\nand another');
  await expect(box(page)).toBeFocused();
});

test('one’s own words appear at once, and Harbor is seen typing', async ({ page }) => {
  await begin(page);
  const letGo = await holdReplies(page);
  await box(page).fill('A long day');
  await sendButton(page).click();
  await expect(said(page)).toHaveCount(2);
  await expect(page.getByText('Harbor is typing')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await box(page).fill('typed meanwhile');
  await expect(sendButton(page)).toBeDisabled();
  letGo();
  await expect(said(page)).toHaveCount(3);
  await expect(page.getByText('Harbor is typing')).toHaveCount(0);
  await expect(box(page)).toHaveValue('typed meanwhile');
  await expect(sendButton(page)).toBeEnabled();
});

test('a reply is put into the log once and whole; what is still arriving is for the eye only', async ({
  page,
}) => {
  await begin(page);
  await page.evaluate(() => {
    const log = document.querySelector('[role="log"]');
    const added: string[] = [];
    Object.assign(window, { added });
    if (!log) throw new Error('no log');
    new MutationObserver((records) => {
      for (const record of records) {
        if (record.type === 'characterData') added.push('changed');
        for (const node of record.addedNodes) added.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
  await box(page).fill('A small win today');
  await sendButton(page).click();
  await expect(said(page)).toHaveCount(3);
  const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
  expect(added).toHaveLength(2);
  expect(added[1]).toBe(
    await said(page)
      .last()
      .evaluate((item) => item.textContent),
  );
});

test('without a connection Harbor says so, the words come back, and sending them again works', async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(/api\/chat/);
  await begin(page);
  await page.route('**/api/chat', (route) => route.abort('connectionreset'));
  await box(page).fill('Are you there?');
  await sendButton(page).click();
  const description = "I'm having some connection hiccups, but I'm still here with you.";
  await expectToast(page, 'Connection Issue', description);
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).last()).toContainText('connection hiccups');
  await expect(page.getByText('This did not get through.')).toBeVisible();
  await expect(box(page)).toHaveValue('Are you there?');
  await axe();
  await page.unroute('**/api/chat');
  await sendButton(page).click();
  await expect(page.getByText('This did not get through.')).toHaveCount(0);
  await expect(said(page)).toHaveCount(3);
  await page.reload();
  await expect(said(page)).toHaveCount(3);
});

test('an answer that broke off is fetched again, not written twice', async ({ page, allowErrors }) => {
  allowErrors(/api\/chat/);
  await begin(page);
  let isFirst = true;
  await page.route('**/api/chat', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = isFirst ? text.slice(0, text.length / 2) : text;
    isFirst = false;
    await route.fulfill({ response, body });
  });
  await box(page).fill('Tell me when this arrives');
  await sendButton(page).click();
  await expect(page.getByText('This did not get through.')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('This did not get through.')).toHaveCount(0);
  await page.reload();
  await expect(said(page)).toHaveCount(3);
});

test('the newest words stay in sight, but nobody who reads above is moved', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 620 });
  await begin(page);
  for (const text of ['First', 'Second', 'Third', 'Fourth']) {
    await box(page).fill(text);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.locator('.talk__arriving')).toHaveCount(0);
  }
  await expect(said(page)).toHaveCount(9);
  await expect(said(page).last()).toBeInViewport();
  const letGo = await holdReplies(page);
  await box(page).fill('Fifth');
  await sendButton(page).click();
  await expect(said(page)).toHaveCount(10);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  letGo();
  await expect(said(page)).toHaveCount(11);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(said(page).last()).toBeInViewport();
});

test('what another tab has added appears with the next reply', async ({ page }) => {
  await begin(page);
  const other = await page.context().newPage();
  await other.goto('/chat');
  for (const [tab, text] of [
    [page, 'From the first'],
    [other, 'From the second'],
  ] as const) {
    await box(tab).fill(text);
    await sendButton(tab).click();
    await expect(said(tab).filter({ hasText: /^You/ }).last()).toContainText(text);
    await expect(tab.locator('.talk__arriving')).toHaveCount(0);
  }
  await expect(said(other)).toHaveCount(5);
  await expect(said(other).nth(1)).toContainText('From the first');
});
