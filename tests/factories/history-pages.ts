import type { Page } from 'playwright/test';
import { daysAgo } from './people';

export const main = (page: Page) => page.getByRole('main');
export const entries = (page: Page) => main(page).locator('.entries li');
export const dayOf = (days: number) => daysAgo(days).slice(0, 10);
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
