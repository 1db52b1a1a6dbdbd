import { crisisCard, helpLine, nameHelper, notSafe, openChat, press, said, say } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { expect, test } from '../setup/test';

const READY =
  'sms:+12125552368?&body=I%20am%20not%20safe%20right%20now.%20Can%20you%20come%2C%20or%20stay%20on%20the%20phone%20with%20me%3F';

test.beforeEach(async ({ page }) => {
  await becomeGuest(page);
});

test('the crisis card stands with the reply, in light and dark and at 320 px, then in one row', async ({
  page,
  jsEnabled,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openChat(page, jsEnabled);
  await expect(crisisCard(page)).toHaveCount(0);
  await say(page, 'I want to kill myself');
  const card = said(page).last().locator(crisisCard(page));
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading', { name: 'A person can be with you now' })).toBeVisible();
  for (const [name, href] of [
    ['Call 988', 'tel:988'],
    ['Text 988', 'sms:988'],
    ['Call 911', 'tel:911'],
    ['Text HOME to 741741', 'sms:741741?&body=HOME'],
    ['Choose my person', '/safety-plan'],
  ] as const) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await axe();
  }
  await press(page, 'No, only thoughts');
  await expect(crisisCard(page)).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveText(['Call 988', 'Text 988']);
  await axe();
});

test('the person’s own helper can be called, and texted with words that are ready', async ({
  page,
  jsEnabled,
}) => {
  await nameHelper(page, 'Rosa (212) 555-2368');
  await openChat(page, jsEnabled);
  await press(page, 'I am not safe right now');
  const card = crisisCard(page);
  await expect(card.getByRole('link', { name: 'Call Rosa' })).toHaveAttribute('href', 'tel:+12125552368');
  await expect(card.getByRole('link', { name: 'Text Rosa' })).toHaveAttribute('href', READY);
  await expect(card.getByRole('link', { name: 'My safety plan' })).toHaveAttribute('href', '/safety-plan');
});

test('at concern the help line stands above the message box', async ({ page, jsEnabled, axe }) => {
  await openChat(page, jsEnabled);
  await expect(helpLine(page)).toHaveCount(0);
  await say(page, 'I want to kill myself');
  await press(page, 'You read me wrong');
  await expect(crisisCard(page)).toHaveCount(0);
  await expect(helpLine(page)).toBeInViewport();
  await expect(helpLine(page).locator('a[href="tel:988"]')).toBeVisible();
  await expect(helpLine(page).locator('a[href="sms:988"]')).toBeVisible();
  const line = await helpLine(page).boundingBox();
  const button = await notSafe(page).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await axe();
  await press(page, 'You read it wrong');
  await expect(helpLine(page)).toHaveCount(0);
});

test('a new conversation does not take the help away', async ({ page, jsEnabled }) => {
  await openChat(page, jsEnabled);
  await press(page, 'I am not safe right now');
  await page.getByText('Your conversations', { exact: true }).click();
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(page).toHaveURL('/chat#newest');
  await expect(crisisCard(page)).toBeVisible();
});

test('who writes in Spanish gets the card in Spanish', async ({ page, jsEnabled, axe }) => {
  await openChat(page, jsEnabled);
  await say(page, 'Quiero matarme');
  const card = page.getByRole('region', { name: 'Habla con una persona ahora' });
  await expect(card).toHaveAttribute('lang', 'es');
  await expect(card.getByRole('link', { name: 'Llama al 988' })).toHaveAttribute('href', 'tel:988');
  await expect(card.getByRole('link', { name: 'AYUDA al 988' })).toHaveAttribute(
    'href',
    'sms:988?&body=AYUDA',
  );
  await axe();
});

test('where a body is in danger the card puts the ambulance first, and 988 after it', async ({
  page,
  jsEnabled,
}) => {
  await openChat(page, jsEnabled);
  await press(page, 'I am not safe right now');
  await press(page, 'I took something, or I am hurt');
  const links = crisisCard(page).getByRole('link');
  await expect(links.nth(0)).toHaveText('Call 911');
  await expect(links.nth(0)).toHaveClass(/coral/);
  await expect(links.nth(1)).toHaveText('Call 988');
  await say(page, 'I live in Mexico');
  await expect(crisisCard(page).getByRole('link', { name: 'Call 911' })).toHaveClass(/coral/);
  await expect(crisisCard(page).getByRole('link', { name: 'In the US: 988' })).toBeVisible();
});
