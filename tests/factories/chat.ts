import type { Locator, Page } from 'playwright/test';
import { expect } from '../setup/test';

export const box = (page: Page): Locator => page.getByLabel(/^(?:Your message|Tu mensaje)$/);
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^(?:Send|Enviar)$/ });

/** What was said, by either: the notice is nobody's line. */
export const said = (page: Page): Locator =>
  page.getByRole('log', { name: 'Conversation' }).locator('.said:has(.said__who)');
export const ownLines = (page: Page): Locator => said(page).and(page.locator('.said--you'));

/** The buttons of the newest reply, all submits of the composer's form. */
export const answers = (page: Page): Locator => page.locator('fieldset button[form="say"]');
export const answerGroup = (page: Page): Locator => page.getByRole('group').and(page.locator('fieldset'));
export const notSafe = (page: Page): Locator =>
  page.getByRole('button', { name: 'I am not safe right now', exact: true });

export const crisisCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'A person can be with you now' });
export const helpLine = (page: Page): Locator => page.getByText('If it gets heavier, you can');

/** Opens the chat and waits for the greeting; with scripts until they have taken it over. */
export async function openChat(page: Page, jsEnabled: boolean): Promise<void> {
  await page.goto('/chat');
  await expect(answers(page).first()).toBeVisible();
  if (jsEnabled) await expect(sendButton(page)).toBeDisabled();
}

/** Does something that Harbor answers, and waits for the newest buttons. */
async function untilAnswered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await answers(page).first().getAttribute('value')) ?? '';
  await act();
  await expect(answers(page).first()).not.toHaveAttribute('value', before);
}

/** Writes to Harbor and waits for the reply. */
export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await untilAnswered(page, () => sendButton(page).click());
}

/** Presses buttons of the replies, one after the other, each by its whole name. */
export async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await untilAnswered(page, () => page.getByRole('button', { name, exact: true }).click());
  }
}

/** Gives this browser's owner a safety plan with somebody to call. */
export async function nameHelper(page: Page, line: string): Promise<void> {
  const answer = await page.request.put('/api/safety-plan', { data: { people: line, version: 0 } });
  expect(answer.status()).toBe(200);
}
