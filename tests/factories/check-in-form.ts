import type { Locator, Page } from 'playwright/test';
import { expect } from '../setup/test';

export const COMPLETE = 'Complete Assessment & Get Insights';
const ZONE = 'Which time zone are you in?';

export const option = (page: Page, rating: number): Locator => page.getByRole('radio').nth(rating - 1);

/** The button that goes on; the one before it is only there for the Enter key. */
export const forward = (page: Page, name: 'Next' | typeof COMPLETE = 'Next'): Locator =>
  page.getByRole('button', { name, exact: true });

export async function expectQuestion(page: Page, number: number, total: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible();
}

/** Goes on over questions that have an answer already. */
export async function goOnTo(page: Page, number: number, total: number): Promise<void> {
  const current = async () => Number(/\d+/.exec(await page.getByText(/^Question \d+ of/).innerText())?.[0]);
  for (let at = await current(); at < number; at += 1) {
    await expectQuestion(page, at, total);
    await forward(page).click();
  }
  await expectQuestion(page, number, total);
}

/** Answers from the question on the screen on, as far as there are ratings; the last question stays unsent. */
export async function answer(page: Page, ratings: number[], { from = 1, total = 10 } = {}): Promise<void> {
  for (const [i, rating] of ratings.entries()) {
    await expectQuestion(page, from + i, total);
    await option(page, rating).check();
    if (from + i < total) await forward(page).click();
  }
}

/** Answers the question about the time zone where it is asked: only without JavaScript, and once. */
export async function nameZone(page: Page, zone = 'Europe/Paris'): Promise<void> {
  const field = page.getByLabel(ZONE);
  if (!(await field.isVisible())) return;
  await field.selectOption(zone, { timeout: 2000 }).catch(async (error: unknown) => {
    // The scripts have answered it in the meantime.
    if (await field.isVisible()) throw error;
  });
}

export async function complete(page: Page): Promise<void> {
  await nameZone(page);
  await forward(page, COMPLETE).click();
}

/** What a reply says: its text, or, until the server or a script knows the answer, what the style sheet writes. */
export const replySays = (reply: Locator): Promise<string> =>
  reply.evaluate((element) => element.textContent || getComputedStyle(element, '::before').content);

export const completion = (page: Page): Locator => page.getByRole('dialog');

export interface StoredEntry {
  overallMood: number;
  notes: string | null;
  timeZone: string;
  responses: Record<string, number>;
}

/** What is stored, newest first, as whoever this browser is. */
export async function storedEntries(page: Page): Promise<StoredEntry[]> {
  return (await (await page.request.get('/api/mood-entries')).json()) as StoredEntry[];
}

/** What the form on the screen would send, and the fields of the pressed button. */
export async function formContent(page: Page, intent: string): Promise<Record<string, string>> {
  const content = await page.locator('#checkin form:has([name="owner"])').evaluate((form) => {
    const entries = [...new FormData(form as HTMLFormElement)];
    return entries.map(([name, value]) => [name, String(value)] as const);
  });
  return { ...Object.fromEntries(content), intent };
}
