import { unfold } from '../factories/forms';
import { acknowledgeDisclaimer, becomeGuest, becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the disclaimer is there on the first visit, and once', async ({ page, jsEnabled, axe }) => {
  await page.goto('/auth');
  const dialog = page.getByRole('dialog', { name: 'Before you begin' });
  await expect(dialog).toContainText('not a substitute for professional care');
  await axe();
  if (jsEnabled) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'I Understand - Continue' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(dialog).toBeHidden();
});

test('the theme follows the system until one is chosen, and is in the page from the server', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/settings');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await (await page.request.get('/settings')).text()).toContain('<html lang="en" data-theme="dark">');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that is not there says so, with help on it', async ({ page }) => {
  await becomeGuest(page);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: 'text 988' })).toHaveAttribute(
    'href',
    'sms:988',
  );
  await expect(page.getByRole('main')).toContainText('741741');
});

test('other tabs notice a logout', async ({ page, context, jsEnabled }) => {
  await becomeMember(page);
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/trends');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  if (!jsEnabled) await other.reload();
  await expect(other).toHaveURL('/?redirectTo=%2Ftrends');
});

test('a changed day start and zone are kept, and a wrong one is refused', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/settings');
  await unfold(page, 'Change time zone');
  await page.getByLabel('Time zone').selectOption('Pacific/Kiritimati');
  await page.getByLabel('My day starts at').selectOption('4');
  const form = page.locator('form', { has: page.getByLabel('My day starts at') });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your day is set').first()).toBeVisible();
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Kiritimati');
  await expect(page.getByLabel('My day starts at')).toHaveValue('4');
  const wrong = { intent: 'days', timeZone: 'Mars/Olympus', dayStartHour: '7' };
  expect((await page.request.post('/settings', { form: wrong })).status()).toBe(422);
});

const OPEN = ['/auth', '/auth?tab=register', '/auth?tab=reset', '/auth?tab=reset&sent=1'];
const FOR_GUESTS = ['/checkin', '/checkin?mode=quick', '/settings', '/nowhere'];
for (const path of [...OPEN, ...FOR_GUESTS]) {
  test(`${path} is accessible in both themes and scrolls in one direction only at 320 px`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await (FOR_GUESTS.includes(path) ? becomeGuest(page) : acknowledgeDisclaimer(page));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

test('in a wide window the name and the address stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeMember(page);
  await page.goto('/trends');
  const who = page.getByRole('banner').locator('.masthead__who');
  const [line, address] = [await who.boundingBox(), await who.getByText('@').boundingBox()];
  if (!line || !address) throw new Error('the greeting is not drawn');
  expect(line.height).toBeLessThan(1.5 * address.height);
  expect(address.x).toBeGreaterThan(line.x);
});
