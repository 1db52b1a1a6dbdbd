import { OPEN_PAGES } from '../factories/open-pages';
import { becomeGuest, becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

for (const { url, title } of OPEN_PAGES) {
  test(`${url} is open to a member before onboarding`, async ({ page }) => {
    await becomeMember(page, { onboarded: false });
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('/privacy names every cookie that is set', async ({ page }) => {
  await becomeMember(page);
  await page.request.post('/theme', { form: { theme: 'dark' }, maxRedirects: 0 });
  await page.goto('/privacy');
  const named = await page.locator('dt code').allTextContents();
  const set = (await page.context().cookies()).map(({ name }) => name);
  expect(set).toEqual(expect.arrayContaining(['session', 'onboarded', 'disclaimer', 'theme']));
  expect(set.filter((name) => !named.includes(name))).toEqual([]);
});

test('/safety shows every way to help on one screen of a phone, above the bar', async ({ page }) => {
  await becomeGuest(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/safety');
  const main = page.getByRole('main');
  const bar = await page.getByRole('navigation').boundingBox();
  for (const name of [
    'Call 988',
    'Text 988',
    'Call 911',
    'text HOME to 741741',
    'AYUDA al 988',
    'findahelpline.com',
    'My safety plan',
    'Breathe for a minute',
    'How Harbor listens',
  ]) {
    const box = await main.getByRole('link', { name }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(main.locator('[lang="es"]')).toContainText('oprime el 2');
});
