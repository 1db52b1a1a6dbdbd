import type { Page } from 'playwright/test';
import { beAway, PIN, turnLockOn } from '../factories/app-lock';
import { fillIn } from '../factories/forms';
import { becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

/** With the lock's own script, which comes after the page. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('an open page covers itself in time, and gives back what was typed', async ({
  page,
  server,
  axe,
  allowErrors,
}) => {
  allowErrors(/422/);
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await page.clock.install();
  await open(page, '/history/new');
  const note = page.getByRole('main').getByRole('textbox').last();
  await note.fill('Half a thought');
  await beAway(server, ines, 5);
  await page.clock.fastForward('05:01');
  const cover = page.getByRole('dialog', { name: 'Soundings is locked' });
  await expect(cover).toBeVisible();
  await expect(page).toHaveTitle('Locked | Soundings');
  await expect(note).toBeHidden();
  await axe();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await expect(cover.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await cover.getByLabel('Your PIN', { exact: true }).fill('0001');
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(cover).toContainText('4 tries are left');
  await cover.getByRole('button', { name: 'Use the password instead' }).click();
  await cover.getByLabel('Your password', { exact: true }).fill(ines.password);
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(cover).toHaveCount(0);
  await expect(note).toHaveValue('Half a thought');
  await expect(page).toHaveTitle(/Add a check-in|New|Earlier/i);
});

test('an open page stays when the session was used meanwhile, and hides when nobody answers', async ({
  page,
  context,
  server,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|manifest patches/);
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await page.clock.install();
  await open(page, '/settings');
  await beAway(server, ines, 1);
  const asked = page.waitForResponse('**/api/app-lock');
  await page.clock.fastForward('05:01');
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward('04:01');
  await expect(page.getByRole('dialog', { name: 'Soundings is locked' })).toBeVisible();
  await context.setOffline(false);
});

test('who reads or types is not away', async ({ page, server }) => {
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await page.clock.install();
  await open(page, '/settings');
  await beAway(server, ines, 4);
  await page.clock.fastForward('02:00');
  const said = page.waitForResponse((response) => response.request().postData()?.includes('used') ?? false);
  await page.mouse.wheel(0, 200);
  expect((await said).status()).toBe(204);
  const state = await page.request.get('/api/app-lock');
  expect(await state.json()).toMatchObject({ isLocked: false });
  await expect
    .poll(
      async () =>
        ((await (await page.request.get('/api/app-lock')).json()) as { secondsLeft: number }).secondsLeft,
    )
    .toBeGreaterThan(280);
});

test('locking one tab covers the others, and opening one opens them', async ({ page, context }) => {
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await open(page, '/history/new');
  const note = page.getByRole('main').getByRole('textbox').last();
  await note.fill('Half a thought');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expect(other).toHaveURL(/\/lock/);
  await expect(page.getByRole('dialog', { name: 'Soundings is locked' })).toBeVisible();
  await fillIn(other, { 'Your PIN': PIN });
  await other.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Soundings is locked' })).toHaveCount(0);
  await expect(note).toHaveValue('Half a thought');
});

test('a lock that ended with its session leads to the login', async ({
  page,
  context,
  playwright,
  server,
  allowErrors,
}) => {
  allowErrors(/401/);
  const ines = await becomeMember(page);
  await turnLockOn(page, ines);
  await open(page, '/settings');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Lock now' }).click();
  const cover = page.getByRole('dialog', { name: 'Soundings is locked' });
  await expect(cover).toBeVisible();
  await other.close();
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  await elsewhere.post('/api/auth/login', { data: { email: ines.email, password: ines.password } });
  await elsewhere.post('/settings', { form: { intent: 'device', device: 'others' } });
  await elsewhere.dispose();
  await cover.getByLabel('Your PIN', { exact: true }).fill(PIN);
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL('/auth?ended=1&redirectTo=%2Fsettings');
});
