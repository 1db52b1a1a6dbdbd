import type { Page } from 'playwright/test';
import { OPEN_PAGES } from '../factories/open-pages';
import { acknowledgeDisclaimer } from '../factories/people';
import { expect, test } from '../setup/test';

async function expectLevelHeadings(page: Page): Promise<void> {
  const levels = await page
    .getByRole('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const isSkipped = levels.some((level, i) => level - (levels[i - 1] ?? 0) > 1);
  expect(isSkipped, levels.join(' ')).toBe(false);
}

for (const { url, title } of OPEN_PAGES) {
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

    test('is open when the session has ended', async ({ page, baseURL }) => {
      await acknowledgeDisclaimer(page);
      await page.context().addCookies([{ name: 'session', value: 'tampered-with', url: baseURL ?? '' }]);
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

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

test('/safety leads to how Harbor listens, and back', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/safety');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'How Harbor listens' }).click();
  await expect(page).toHaveURL('/safety/how');
  await page.getByRole('link', { name: 'Back to help' }).click();
  await expect(page).toHaveURL('/safety');
  await expect(main.getByRole('link', { name: 'My safety plan' })).toHaveAttribute('href', '/safety-plan');
  await expect(main.getByRole('link', { name: 'Breathe for a minute' })).toHaveAttribute(
    'href',
    '/exercises/breathing',
  );
});

test('/safety/how shows English and Spanish beside each other, and what it cannot hear', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/safety/how');
  const main = page.getByRole('main');
  const tables = main.getByRole('table');
  await expect(tables.first().getByRole('columnheader')).toHaveText([
    'What was written',
    'English',
    'Spanish',
  ]);
  await expect(tables.first().getByRole('row')).toHaveCount(7);
  await expect(tables.nth(1).getByRole('row')).toHaveCount(7);
  for (const said of [
    'No clinician has reviewed this',
    'The worst figures',
    'Any language but English and Spanish',
    'Silence',
    'Nobody is alerted',
    'no person, no text',
  ]) {
    await expect(main).toContainText(said);
  }
});

test('the pages that anyone may open say in a shared link what they are', async ({ page, baseURL }) => {
  for (const { url } of OPEN_PAGES) {
    await page.goto(url);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const said = await content('meta[property="og:description"]');
    expect(said, url).toBe(await content('meta[name="description"]'));
    expect(`${await content('meta[property="og:title"]')} | Soundings`, url).toBe(await page.title());
    expect(await content('meta[property="og:image"]'), url).toBe(`${baseURL}/og.png`);
  }
  const picture = await page.request.get('/og.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  const file = await picture.body();
  expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe('1200x630');
});

test('on a home screen it has icons of every size it names, and two ways straight in', async ({ page }) => {
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as {
    id: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.id).toBe('/');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/checkin?mode=quick', '/safety-plan']);
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...manifest.icons, touch]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const file = await answer.body();
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
