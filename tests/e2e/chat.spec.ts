import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const box = (page: Page) => page.getByLabel('Your message');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const said = (page: Page) => log(page).getByRole('listitem');
const crisisCard = (page: Page) => page.getByRole('region', { name: 'A person can be with you now' });

async function say(page: Page, text: string): Promise<void> {
  const before = await said(page).count();
  await box(page).fill(text);
  await sendButton(page).click();
  await expect(said(page)).toHaveCount(before + 2);
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('details', { hasText: 'Your conversations' });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

test('a member is greeted by name, told what Harbor is and who reads, and answered', async ({
  page,
  axe,
}) => {
  await becomeMember(page, { firstName: 'Ines' });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveTitle(/Harbor/);
  await expect(said(page)).toHaveCount(1);
  await expect(said(page).first()).toContainText('Ines');
  await expect(page.getByText(/an AI assistant and not a mental health professional/)).toBeVisible();
  await expect(page.getByText(/Nothing is sent to an outside service/)).toBeVisible();
  await axe();
  await say(page, 'I slept badly and my exam is tomorrow');
  await expect(said(page).nth(1)).toContainText('I slept badly and my exam is tomorrow');
  await expect(said(page).nth(2)).toContainText(/^Harbor/);
  await expect(box(page)).toHaveValue('');
  await say(page, 'Yes');
  await page.reload();
  await expect(said(page)).toHaveCount(5);
  await axe();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('help is pinned beside the message box while risk is open, in light and dark and at 320 px', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await becomeGuest(page);
  await page.goto('/chat');
  await expect(crisisCard(page)).toHaveCount(0);
  await say(page, 'I want to kill myself');
  await expect(crisisCard(page)).toBeInViewport();
  const ways = ['tel:988', 'sms:988', 'sms:741741?&body=HOME'];
  for (const [i, href] of ways.entries()) {
    await expect(crisisCard(page).getByRole('link').nth(i)).toHaveAttribute('href', href);
  }
  await expect(said(page).last()).toContainText('988');
  await say(page, 'I do not know');
  await expect(crisisCard(page)).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await axe();
  }
});

test('somebody who writes in Spanish gets the lines in Spanish', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/chat');
  await say(page, 'Quiero matarme');
  const card = page.getByRole('region', { name: 'Una persona puede acompañarte ahora' });
  await expect(card).toHaveAttribute('lang', 'es');
  await expect(card.getByRole('link', { name: 'Envía AYUDA al 988' })).toHaveAttribute(
    'href',
    'sms:988?&body=AYUDA',
  );
});

test('the words stay when they cannot be taken', async ({ page, jsEnabled, axe }) => {
  await becomeGuest(page);
  await page.goto('/chat');
  const long = 'word '.repeat(401).trim();
  await box(page).fill(long);
  if (jsEnabled) await expect(page.getByText('4 too many: please send it in two parts.')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText(/up to 2,000 characters/)).toBeVisible();
  await expect(box(page)).toHaveValue(long);
  await expect(said(page)).toHaveCount(1);
  await axe();
});

test('a conversation can be ended, read again, downloaded and deleted', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/chat');
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
