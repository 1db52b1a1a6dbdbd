import type { Page } from 'playwright/test';
import { answers, box, openChat, said, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { gated } from '../setup/openai/gated';
import { expect } from '../setup/test';
import { test } from '../setup/test-with-model';

const FIRST = 'That sounds like a heavy day.';
const SECOND = 'Thank you for telling me.';

const arriving = (page: Page) => page.locator('.talk__arriving');

/** Sends an ordinary message; without scripts it is answered by a whole page. */
async function write(page: Page): Promise<void> {
  await box(page).fill('My boss shouted at me at work again');
  await sendButton(page).click({ noWaitAfter: true });
}

/** The newest reply stands word for word when the page is read again. */
async function expectKept(page: Page): Promise<void> {
  const words = () => said(page).last().locator('> div').innerText();
  const shown = await words();
  await page.reload();
  expect(await words()).toBe(shown);
}

test.beforeEach(async ({ page, model, jsEnabled }) => {
  await becomeGuest(page);
  const form = { answer: 'yes', host: new URL(model.url).host, redirectTo: '/chat' };
  await page.request.post('/outside-ai', { form, maxRedirects: 0 });
  await openChat(page, jsEnabled);
});

test('a model’s first sentence stands before its second is sent; without scripts the reply is whole', async ({
  page,
  model,
  modelName,
  jsEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { behaviour, letGo } = gated(FIRST, ` ${SECOND}`);
  model.behave(behaviour);
  await write(page);
  letGo();
  if (jsEnabled) {
    await expect(arriving(page).locator('.said__text')).toHaveText(FIRST);
    await expect(arriving(page)).toContainText(`worded by ${modelName}`);
    await expect(arriving(page).getByText('Harbor is typing')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(said(page)).toHaveCount(2);
  }
  letGo();
  await expect(said(page)).toHaveCount(3);
  const reply = said(page).last();
  await expect(reply.locator('.said__text')).toHaveText(`${FIRST} ${SECOND}`);
  await expect(reply).toContainText(`worded by ${modelName}`);
  await expect(answers(page).first()).toBeVisible();
  await expect(arriving(page)).toHaveCount(0);
  await expectKept(page);
});

test('what was seen of a reply that turns unsafe is what is kept; without scripts nothing was seen', async ({
  page,
  model,
  jsEnabled,
}) => {
  const { behaviour, letGo } = gated(FIRST, ' Stop taking your medication.');
  model.behave(behaviour);
  await write(page);
  letGo();
  if (jsEnabled) await expect(arriving(page).locator('.said__text')).toHaveText(FIRST);
  letGo();
  await expect(said(page)).toHaveCount(3);
  const reply = said(page).last();
  await expect(reply.locator('.said__ask')).toBeVisible();
  if (jsEnabled) await expect(reply.locator('.said__text')).toHaveText(FIRST);
  else await expect(reply).not.toContainText(FIRST);
  await expect(page.getByText('medication')).toHaveCount(0);
  await expectKept(page);
});
