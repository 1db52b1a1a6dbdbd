import type { Page } from 'playwright/test';
import { box, openChat, said, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

async function begin(page: Page): Promise<void> {
  await becomeGuest(page);
  await openChat(page, false);
}

test('the whole conversation comes back at its newest message', async ({ page }) => {
  await begin(page);
  for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    await box(page).fill(text);
    await sendButton(page).click();
  }
  await expect(page).toHaveURL('/chat#newest');
  await expect(said(page)).toHaveCount(11);
  await expect(said(page).last()).toHaveAttribute('id', 'newest');
  await expect(said(page).last()).toBeInViewport();
});

test('an empty message is refused in words', async ({ page }) => {
  await begin(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText('Write a message first')).toBeVisible();
  await expect(said(page)).toHaveCount(1);
});

test('when nothing can be stored, Harbor says so and the words stay', async ({
  page,
  server,
  allowErrors,
}) => {
  allowErrors(/503/);
  await begin(page);
  await whileLocked(server, async () => {
    await box(page).fill('Keep these');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Connection Issue');
    await expect(page.getByRole('alert')).toContainText("I'm still here with you");
    await expect(said(page).last()).toContainText('connection hiccups');
    await expect(box(page)).toHaveValue('Keep these');
  });
  await sendButton(page).click();
  await expect(said(page)).toHaveCount(3);
});
