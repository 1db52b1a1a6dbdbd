import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

const TITLES = [
  'Welcome to Your Mental Health Discovery',
  'Your Privacy is Protected',
  'Ready to Start Your Assessment?',
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function walkToTheEnd(page: Page): Promise<void> {
  for (const title of TITLES.slice(0, 2)) {
    await expect(h1(page)).toHaveText(title);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
  }
  await expect(h1(page)).toHaveText(TITLES[2] ?? '');
}

test('a new member sees nothing else before it is done', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  for (const url of ['/', '/checkin', '/trends', '/landing', '/nowhere']) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/onboarding/);
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('three steps lead to the first check-in', async ({ page, jsEnabled }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/');
  await expect(page).toHaveTitle(`${TITLES[0]} | Soundings`);
  for (const [index, title] of TITLES.entries()) {
    await expect(h1(page)).toHaveText(title);
    await expect(page.getByText(`Step ${index + 1} of 3`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', index + 1);
    await expect(page.getByRole('button', { name: 'Skip to app' })).toHaveCount(index === 2 ? 1 : 0);
    if (index > 0 && jsEnabled) await expect(h1(page)).toBeFocused();
    if (index < 2) await page.getByRole('link', { name: 'Continue', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Begin My Mental Health Assessment' }).click();
  await expect(page).toHaveURL(/\/checkin/);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('.ask__hello')).toContainText(', Ines');
});

test('each step is accessible, in both themes', async ({ page, axe }) => {
  await becomeMember(page, { onboarded: false });
  for (const [step, colorScheme] of [
    [1, 'light'],
    [2, 'dark'],
    [3, 'light'],
    [3, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/onboarding?step=${step}`);
    await axe();
  }
});

test('the last step can be skipped, and goes where somebody was heading', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/onboarding?redirectTo=%2Ftrends');
  await walkToTheEnd(page);
  await page.getByRole('button', { name: 'Skip to app' }).click();
  await expect(page).toHaveURL('/trends');
});

test('there is a way back, by link and by the browser', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/onboarding?step=3');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(h1(page)).toHaveText(TITLES[1] ?? '');
  await page.goBack();
  await expect(h1(page)).toHaveText(TITLES[2] ?? '');
});

test('what is promised about privacy is said', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/onboarding?step=2');
  await expect(page.getByRole('main')).toContainText('encrypted');
  await expect(page.getByRole('main')).toContainText('Only you decide what is shared with a provider');
});

test('steps there are not lead to the first; members may look again', async ({ page }) => {
  await becomeMember(page);
  for (const step of ['0', '4', '1.5', 'x', '-1']) {
    await page.goto(`/onboarding?step=${step}`);
    await expect(h1(page)).toHaveText(TITLES[0] ?? '');
    await expect(page).toHaveURL('/onboarding');
  }
});

test('guests are asked to register, strangers to choose', async ({ page }) => {
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/?redirectTo=%2Fonboarding');
  await becomeGuest(page);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/auth?tab=register&redirectTo=%2Fonboarding');
});

test('an intent that nobody knows is refused and completes nothing', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  for (const intent of ['', 'constructor', '__proto__', 'toString', 'COMPLETE']) {
    const answer = await page.request.post('/onboarding', { form: { intent }, maxRedirects: 0 });
    expect(answer.status(), intent).toBe(400);
  }
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding');
});

test('skipping never leads to another site', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  for (const redirectTo of ['https://example.org', '//example.org', '/\\example.org']) {
    const form = { intent: 'skip', redirectTo };
    const answer = await page.request.post('/onboarding', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/');
  }
});

test('when it cannot be stored, it leads to the start with a message', async ({ page, server }) => {
  await becomeMember(page, { onboarded: false });
  const encryptionKey = fs.readFileSync(path.join(server.dataDir, 'database-key'), 'utf8').trim();
  const other = createClient({ url: `file:${path.join(server.dataDir, 'app.db')}`, encryptionKey });
  const lock = await other.transaction('write');
  try {
    await page.goto('/onboarding?step=3');
    await page.getByRole('button', { name: 'Skip to app' }).click();
    await expect(page.getByText('That was not saved', { exact: true })).toBeVisible();
    await expect(h1(page)).toHaveText(TITLES[0] ?? '');
  } finally {
    await lock.rollback();
    other.close();
  }
  await walkToTheEnd(page);
  await page.getByRole('button', { name: 'Skip to app' }).click();
  await expect(page.locator('.ask__hello')).toContainText(', Ines');
});
