import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

const PAGES = [
  { url: '/privacy', title: 'Privacy' },
  { url: '/safety', title: 'Safety and help' },
  { url: '/exercises', title: 'Short exercises' },
  { url: '/exercises/breathing', title: 'Paced breathing' },
  { url: '/exercises/thought-record', title: 'Thought record' },
] as const;

async function expectLevelHeadings(page: Page): Promise<void> {
  const levels = await page
    .getByRole('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const isSkipped = levels.some((level, i) => level - (levels[i - 1] ?? 0) > 1);
  expect(isSkipped, levels.join(' ')).toBe(false);
}

for (const { url, title } of PAGES) {
  test.describe(url, () => {
    test('is open to strangers, accessible in both themes, and fits a narrow phone', async ({
      page,
      axe,
    }) => {
      await acknowledgeDisclaimer(page);
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(`${title} | Soundings`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectLevelHeadings(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await axe();
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('is open to a member before onboarding', async ({ page }) => {
      await becomeMember(page, { onboarded: false });
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('is open when the session has ended', async ({ page, baseURL }) => {
      await acknowledgeDisclaimer(page);
      await page.context().addCookies([{ name: 'session', value: 'tampered-with', url: baseURL ?? '' }]);
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('/privacy names every cookie that is set', async ({ page }) => {
  await becomeMember(page);
  await page.request.post('/theme', { form: { theme: 'dark' }, maxRedirects: 0 });
  await page.goto('/privacy');
  const named = await page.locator('dt code').allInnerTexts();
  const set = (await page.context().cookies()).map(({ name }) => name);
  expect(set).toEqual(expect.arrayContaining(['session', 'onboarded', 'disclaimer', 'theme']));
  expect(set.filter((name) => !named.includes(name))).toEqual([]);
});

test('/safety says whom to call and that nobody is watching', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/safety');
  const main = page.getByRole('main');
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ways = ['tel:988', 'sms:988', 'sms:741741?&body=HOME', 'tel:911', 'sms:988?&body=AYUDA'];
  expect(hrefs).toEqual(expect.arrayContaining([...ways, 'https://findahelpline.com']));
  await expect(main).toContainText('Nobody is watching');
  await expect(main).toContainText('It does not call or text anyone for you');
});
