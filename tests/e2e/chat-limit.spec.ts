import { answers, box, crisisCard, notSafe, openChat, press, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { startServer } from '../setup/server';
import { expect, test as base } from '../setup/test';

/** The same app, where a dozen messages are a lot, and sixty in a crisis. */
const test = base.extend({
  server: [
    async ({}, use) => {
      const server = await startServer({ env: { RATE_LIMIT_MULTIPLIER: '0.1' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('past every limit “I am not safe right now” is answered, by Harbor or by the numbers', async ({
  page,
  jsEnabled,
}) => {
  await becomeGuest(page);
  const send = async (data: object) => (await page.request.post('/api/chat', { data })).status();
  for (let turn = 0; turn < 12; turn += 1) expect(await send({ choice: 'look' })).toBe(200);
  await openChat(page, jsEnabled);
  await box(page).fill('One more thing');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You have written a lot in a short time');
  await expect(box(page)).toHaveValue('One more thing');
  await press(page, 'I am not safe right now');
  await expect(crisisCard(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(5);

  await expect.poll(() => send({ choice: 'not-safe' }), { intervals: [0] }).toBe(429);
  await notSafe(page).click();
  await expect(page).toHaveURL(/\/safety(?:#newest)?$/);
});
