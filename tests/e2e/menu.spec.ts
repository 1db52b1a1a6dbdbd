import { becomeGuest, becomeMember } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

const PLACES = {
  History: '/history',
  Reflection: '/weekly-reflection',
  'Safety plan': '/safety-plan',
  Exercises: '/exercises',
  Settings: '/settings',
  Export: '/settings#data-title',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const) {
  test(`on a phone of ${width} x ${height} one tap shows the rest, all of it in sight`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    const { email } = await becomeMember(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    const sheet = page.locator('.menu__sheet');
    await expect(sheet.getByText(email)).toBeVisible();
    for (const [name, href] of Object.entries(PLACES)) {
      const place = sheet.getByRole('link', { name, exact: true });
      await expect(place).toBeInViewport({ ratio: 1 });
      await expect(place).toHaveAttribute('href', href);
    }
    await expect(sheet.getByRole('button', { name: 'Dark theme' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await axe();
  });
}

test('a tap beside the menu closes it, and so does Escape', async ({ page, jsEnabled }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeMember(page);
  await page.goto('/trends');
  const settings = page.locator('.menu__sheet').getByRole('link', { name: 'Settings' });
  await page.getByText('Menu', { exact: true }).click();
  await expect(settings).toBeVisible();
  await page.mouse.click(180, 60);
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/trends');
  if (!jsEnabled) return;
  await page.getByText('Menu', { exact: true }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.locator('.menu > summary')).toBeFocused();
});

test('it is closed where it has led, and the theme and the way out work from it', async ({
  page,
  jsEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeMember(page);
  await page.goto('/');
  const open = page.getByText('Menu', { exact: true });
  await open.click();
  await page.locator('.menu__sheet').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your history');
  await expect(page.locator('.menu__sheet')).toBeHidden();
  await open.click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL('/history');
  // With scripts the page only takes on its colours, and the menu stays open.
  if (!jsEnabled) await open.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(open).toHaveCount(0);
});

test('a guest finds the ways into an account there, and is told why a page needs one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeGuest(page);
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  const sheet = page.locator('.menu__sheet');
  await expect(sheet).toContainText('Hi there');
  await expect(sheet.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  await sheet.getByRole('link', { name: 'Reflection' }).click();
  await expect(page).toHaveURL('/auth?tab=register&redirectTo=%2Fweekly-reflection');
  await expect(page.getByRole('main').locator('.notice')).toHaveText(
    'Reflections are kept week after week, so they need an account. Your check-ins, your talks with Harbor and your safety plan come along when you create an account here.',
  );
});

test('in a wide window the same places stand in the rail, without a menu', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/settings');
  await expect(page.getByText('Menu', { exact: true })).toBeHidden();
  const rail = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of Object.entries(PLACES)) {
    await expect(rail.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the menu marks for a guest what needs an account, and for a member nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeGuest(page);
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  const sheet = page.locator('.menu__sheet');
  await expect(sheet.getByRole('link', { name: 'Reflection (needs an account)' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /needs an account/ })).toHaveCount(1);
  await becomeMember(page);
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await expect(sheet.getByRole('link', { name: 'Reflection', exact: true })).toBeVisible();
  await expect(sheet.getByText('needs an account')).toHaveCount(0);
});
