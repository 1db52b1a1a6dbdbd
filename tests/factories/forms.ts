import type { Locator, Page } from 'playwright/test';
import { expect } from '../setup/test';

export const errorSummary = (page: Page): Locator => page.getByRole('main').locator('.errors');

/** The element that has the focus of its page: whether the browser's window has it is not the page's doing. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Expects exactly these messages, each beside its field and on top with a link to the field, which has the focus first. */
export async function expectFieldErrors(page: Page, errors: Record<string, string>): Promise<void> {
  const summary = errorSummary(page);
  await expectFocus(summary);
  await expect(summary.getByRole('link')).toHaveText(Object.values(errors));
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(errors).length);
  for (const [label, message] of Object.entries(errors)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message.replace(/[()]/g, '\\$&')}$`));
    await summary.getByRole('link', { name: message, exact: true }).click();
    await expect(field).toBeFocused();
  }
}

/** Answers one line of faces. */
export async function chooseFace(page: Page, question: string, answer: string): Promise<void> {
  const line = page.getByRole('group', { name: question, exact: true });
  await line.getByRole('radio', { name: answer, exact: true }).check();
}

/** Opens a form that stands behind one line, where it is still closed. */
export async function unfold(page: Page, label: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: label }) }).last();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
}

/** Fills fields by their labels. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Presses the button and gives the server's whole answer to the form, as HTML or as data for the page's script. */
export async function sendForm(page: Page, button: string): Promise<string> {
  const isSent = (url: URL) => url.origin === new URL(page.url()).origin;
  const answered = new Promise<string>((resolve) => {
    void page.route(isSent, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = await response.text();
      await route.fulfill({ response, body });
      resolve(body);
    });
  });
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const body = await answered;
  await page.unroute(isSent);
  return body;
}

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path = '/auth',
): Promise<void> {
  await page.goto(path);
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
