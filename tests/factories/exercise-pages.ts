import type { Page } from 'playwright/test';
import { expect } from '../setup/test';

export const main = (page: Page) => page.getByRole('main');
export const said = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
export const newest = (page: Page) => page.locator('#newest');
export const tide = (page: Page) => main(page).getByRole('img', { name: /^Water that rises/ });

export async function start(page: Page, slug: string): Promise<void> {
  await page.goto(`/exercises/${slug}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/chat#newest');
}

/** Presses one of the newest reply's buttons, and waits for what it leads to. */
export async function press(page: Page, name: string, next: RegExp | string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(said(page).last()).toContainText(next);
}

export async function write(page: Page, text: string, next: RegExp | string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said(page).last()).toContainText(next);
}

/** Answers how heavy it is: the words around it have variants. */
export async function rate(page: Page, heavy: string): Promise<void> {
  await page.getByRole('button', { name: heavy }).click();
}
