import type { Page } from 'playwright/test';
import { rulesForPage, sheetsOf } from '../factories/looks';
import { becomeSettledMember, MAIN_SCREENS } from '../factories/main-screens';
import { becomeMember, checkIn } from '../factories/people';
import { expect, test } from '../setup/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for what matches, and keeps whether a style sheet whose name begins so counted when it came. */
const noteStyles = (page: Page, selector: string, sheet: string) =>
  page.evaluate(
    ({ selector, sheet }) => {
      const seen = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          resolve([...document.styleSheets].some(({ href }) => href?.includes(`/assets/${sheet}-`)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { seen });
    },
    { selector, sheet },
  );
const hadStyles = (page: Page) => page.evaluate(() => (window as unknown as { seen: Promise<boolean> }).seen);

/** As Firefox 78, the oldest of the stated minimum: then Remix alone would not wait for the styles of the next screen. */
const withoutFetchingAhead = (page: Page) =>
  page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });

test('a screen that is gone to shows with its styles, however late they come, and so does the way back', async ({
  page,
}) => {
  await withoutFetchingAhead(page);
  await becomeMember(page);
  await checkIn(page.request);
  await checkIn(page.request);
  await page.route('**/assets/trends-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await noteStyles(page, '.mood-chart', 'trends');
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  await expect(page).toHaveURL('/trends');
  expect(await hadStyles(page), 'the styles of trends').toBe(true);
  expect(await sheetsOf(page)).toContainEqual(expect.stringContaining('/trends-'));

  await noteStyles(page, '.ask', 'start');
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await hadStyles(page), 'the styles of home').toBe(true);
  await noteStyles(page, '.mood-chart', 'trends');
  await page.goBack();
  await expect(page).toHaveURL('/trends');
  expect(await hadStyles(page), 'the styles of trends, again').toBe(true);
});

test('a screen whose styles do not arrive is shown in those of every page', async ({ page, allowErrors }) => {
  allowErrors(/\/assets\/trends-|net::ERR_FAILED/);
  await becomeMember(page);
  await page.route('**/assets/trends-*.css', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  await expect(page).toHaveTitle(/Your trends/);
  await expect(heading(page)).toBeVisible();
});

test('no screen is changed by the styles of screens that were open before', async ({ page }) => {
  await becomeSettledMember(page);
  const all = new Set<string>();
  for (const path of ['/', '/checkin', '/chat', '/trends', '/history', '/settings/security']) {
    await page.goto(path);
    for (const href of await sheetsOf(page)) all.add(href);
  }
  expect(all.size).toBe(7);
  for (const path of MAIN_SCREENS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const own = await sheetsOf(page);
    const others = [...all].filter((href) => !own.includes(href));
    expect(await rulesForPage(page, others), path).toEqual([]);
  }
});
