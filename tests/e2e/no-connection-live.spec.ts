import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember, checkIn } from '../factories/people';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

test.use({ serviceWorkers: 'allow' });

const GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|answer: 503/;

/** Opens a page and waits until the service worker answers for it. */
async function openWatched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

async function savePlan(page: Page): Promise<void> {
  const data = { people: 'My sister (212) 555-2368', version: 0 };
  expect((await page.request.put('/api/safety-plan', { data })).status()).toBe(200);
}

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Keep My sister’s number on this device' });
const own = (page: Page) => page.getByRole('link', { name: 'Call My sister' });

test('without a connection a page is answered with help, and goes on once it is back', async ({
  page,
  context,
  allowErrors,
  axe,
}) => {
  allowErrors(GONE);
  await becomeGuest(page);
  await openWatched(page, '/');
  await context.setOffline(true);
  await page.goto('/history?q=walk');
  await expect(page).toHaveTitle('No connection | Soundings');
  await expect(page.getByRole('link', { name: 'Call 988', exact: true })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: 'Text 988', exact: true })).toHaveAttribute('href', 'sms:988');
  await expect(page.getByText('En español:')).toContainText('envía AYUDA al 988');
  await expect(own(page)).toHaveCount(0);
  await axe();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/history?q=walk');
  await expect(page).not.toHaveTitle('No connection | Soundings');
});

test('nothing of a page, of an answer or of a file is kept on the device', async ({ page }) => {
  await becomeMember(page);
  await checkIn(page.request, { notes: 'only mine' });
  await openWatched(page, '/history');
  await page.goto('/trends');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept).toEqual([]);
});

test('a member can have the number of their plan shown, and a log out takes it away', async ({
  page,
  context,
  allowErrors,
  axe,
}) => {
  allowErrors(GONE);
  await becomeMember(page);
  await savePlan(page);
  await openWatched(page, '/safety-plan');
  await expect(tick(page)).not.toBeChecked();
  await expect(page.getByText(/Anyone who can open this browser can see it/)).toBeVisible();
  await axe();
  await tick(page).check();
  await page.reload();
  await expect(tick(page)).toBeChecked();
  await context.setOffline(true);
  await page.goto('/');
  await expect(own(page)).toHaveAttribute('href', 'tel:+12125552368');
  await context.setOffline(false);

  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('so does a log out that the server cannot write down, and one that never reaches it', async ({
  page,
  context,
  server,
  allowErrors,
}) => {
  allowErrors(GONE);
  await becomeMember(page);
  await savePlan(page);
  await openWatched(page, '/safety-plan');
  await tick(page).check();
  await whileLocked(server, async () => {
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(page).toHaveURL('/auth?out=noted');
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await becomeMember(page);
  await savePlan(page);
  await openWatched(page, '/safety-plan');
  await tick(page).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveTitle('No connection | Soundings');
  await expect(page.getByText('What you were sending has not arrived.')).toBeVisible();
  await expect(own(page)).toHaveCount(0);
});

test('a number that somebody else has left is gone with the first page of the next', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  await savePlan(page);
  await openWatched(page, '/safety-plan');
  await tick(page).check();
  await context.clearCookies();
  await becomeMember(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('guests leave no number, and strangers get no service worker', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await becomeGuest(page);
  await savePlan(page);
  await openWatched(page, '/safety-plan');
  await expect(page.getByRole('link', { name: 'Call (212) 555-2368' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
