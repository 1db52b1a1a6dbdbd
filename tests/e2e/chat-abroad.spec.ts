import { crisisCard, openChat, press, said, say } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

test.beforeEach(async ({ page }) => {
  await becomeGuest(page);
});

test('the numbers of another country stand in the reply and on the card, to be called', async ({
  page,
  jsEnabled,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openChat(page, jsEnabled);
  await say(page, 'I want to kill myself');
  await expect(crisisCard(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  await say(page, "i'm in glasgow, does that work here?");
  const reply = said(page).last();
  await expect(reply).toContainText('In the UK, call 116 123.');
  await expect(reply).toContainText('Could it happen today?');
  const card = reply.locator(crisisCard(page));
  await expect(card.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect(card.locator('a[href="tel:911"], a[href="sms:988"], a[href^="sms:741741"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await axe();
  }
  await press(page, 'Yes, I might');
  await expect(said(page).last()).toContainText(
    'Call 116 123 now. If you have already done something, call 999.',
  );
});

test('in Spanish, and for who is hurt at home, the police and the line for it go first', async ({
  page,
  jsEnabled,
}) => {
  await openChat(page, jsEnabled);
  await say(page, 'mi marido me pega, tengo miedo, vivo en madrid');
  await press(page, 'Sí');
  const card = said(page).last().getByRole('region', { name: 'Habla con una persona ahora' });
  await expect(card.getByRole('link', { name: 'Llama al 112' }).first()).toHaveAttribute('href', 'tel:112');
  await expect(card.getByRole('link', { name: 'Violencia en casa, para mujeres: 016' })).toHaveAttribute(
    'href',
    'tel:016',
  );
});

test('a country whose numbers are not known leads to the list of every country', async ({
  page,
  jsEnabled,
}) => {
  await openChat(page, jsEnabled);
  await say(page, 'I want to kill myself');
  await say(page, 'im in nairobi');
  const card = said(page).last().locator(crisisCard(page));
  await expect(card.getByRole('link', { name: 'Free lines in your country' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await expect(card).toContainText('In danger now, call your own emergency number.');
  await expect(card.getByRole('link', { name: 'In the US: 988' })).toHaveAttribute('href', 'tel:988');
});

test.describe('who lives by the clock of another country', () => {
  test.use({ timezoneId: 'Europe/Dublin' });

  test('sees its numbers on the card beside those of the US', async ({ page, jsEnabled }) => {
    test.skip(!jsEnabled, 'the clock is told by the browser’s scripts');
    await openChat(page, jsEnabled);
    await say(page, 'I want to kill myself');
    await expect(crisisCard(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(crisisCard(page)).toContainText('In Ireland now:');
    await press(page, 'I am not in the US');
    await expect(crisisCard(page).locator('a[href="tel:988"]')).toHaveText('In the US: 988');
  });
});
