import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect } from '../setup/test';

/** The message that the last action left: for a while with JavaScript, until the next page without. */
export const toast = (page: Page): Locator => page.locator('.toast');

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `pixels wider than the window, on ${page.url()}`).toBeLessThanOrEqual(0);
}

export async function cookieValue(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Gives the session cookie another value, as a person with developer tools could. */
export async function replaceSession(page: Page, change: (value: string) => string): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
  if (!cookie) throw new Error('nobody is logged in');
  await page.context().addCookies([{ ...cookie, value: change(cookie.value) }]);
}

/** Ends the session on the server; the browser goes on sending it. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const answer = await page.request.post('/api/auth/logout');
  expect(answer.ok()).toBe(true);
  await page.context().addCookies(cookies);
}
