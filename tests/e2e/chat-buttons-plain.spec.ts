import { answers, openChat, ownLines, said } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

test('the same form sent twice is one turn', async ({ page }) => {
  await becomeGuest(page);
  await openChat(page, false);
  const form = {
    key: await page.locator('input[name="key"]').last().inputValue(),
    message: '',
    choice: (await answers(page).first().getAttribute('value')) ?? '',
  };
  for (const _ of ['first', 'second']) {
    expect((await page.request.post('/chat', { form, maxRedirects: 0 })).status()).toBe(303);
  }
  await page.reload();
  await expect(said(page)).toHaveCount(3);
  await expect(ownLines(page)).toHaveText([/Something weighs on me$/]);
  await expect(said(page).last()).toContainText('What is it closest to?');
});
