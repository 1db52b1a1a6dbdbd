import type { Page } from 'playwright/test';
import { box, openChat, said, say, sendButton } from '../factories/chat';
import { becomeGuest, becomeMember } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('details', { hasText: 'Your conversations' });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

test('a member is greeted, told what Harbor is and who reads, and answered', async ({ page, axe }) => {
  await becomeMember(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveTitle(/Harbor/);
  await expect(said(page)).toHaveCount(1);
  await expect(said(page).first()).toContainText('I am Harbor.');
  await expect(page.getByText(/an AI assistant and not a mental health professional/)).toBeVisible();
  await expect(page.getByText(/Nothing is sent to an outside service/)).toBeVisible();
  await axe();
  await say(page, 'I slept badly and my exam is tomorrow');
  await expect(said(page).nth(1)).toContainText('I slept badly and my exam is tomorrow');
  await expect(said(page).nth(2)).toContainText(/^Harbor/);
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(said(page)).toHaveCount(3);
  await axe();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('the words stay when they cannot be taken', async ({ page, jsEnabled, axe }) => {
  await becomeGuest(page);
  await openChat(page, jsEnabled);
  const long = 'word '.repeat(401).trim();
  await box(page).fill(long);
  if (jsEnabled) await expect(page.getByText('4 too many: please send it in two parts.')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText(/up to 2,000 characters/)).toBeVisible();
  await expect(box(page)).toHaveValue(long);
  await expect(said(page)).toHaveCount(1);
  await axe();
});

test('a conversation can be ended, read again, downloaded and deleted', async ({ page, jsEnabled, axe }) => {
  await becomeGuest(page);
  await openChat(page, jsEnabled);
  await say(page, 'My brother and I had a fight');
  await openMenu(page);
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(said(page)).toHaveCount(1);
  await say(page, 'Something new');
  await openMenu(page);
  await page.getByRole('link', { name: 'Earlier conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible();
  const conversations = page.getByRole('main').getByRole('listitem');
  await expect(conversations).toHaveCount(2);
  await axe();
  await conversations.last().getByRole('link').click();
  await expect(page.getByText('My brother and I had a fight', { exact: true })).toBeVisible();
  await axe();
  const path = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
  const file = await page.request.get(path ?? '');
  expect(await file.text()).toContain('My brother and I had a fight');
  await page.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: /^Delete the conversation of / })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Conversation deleted');
  expect((await page.request.get((path ?? '').replace('/download', ''))).status()).toBe(404);
  await expect(said(page)).toHaveCount(3);
});

test('words sent after the session has ended are given back', async ({ page, jsEnabled }) => {
  await becomeMember(page);
  await page.goto('/chat');
  const cookies = await page.context().cookies();
  await page.request.post('/api/auth/logout');
  await page.context().addCookies(cookies);
  await box(page).fill('Please do not lose this');
  await sendButton(page).click();
  await expect(page.getByText(/Your session has ended/).first()).toBeVisible();
  await expect(box(page)).toHaveValue('Please do not lose this');
  await expect(page.getByRole('link', { name: jsEnabled ? /^Log in/ : 'Log in' }).last()).toBeVisible();
});
