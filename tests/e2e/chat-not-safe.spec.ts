import type { Page } from 'playwright/test';
import { answers, box, crisisCard, notSafe, openChat, ownLines, press, said, say } from '../factories/chat';
import { becomeGuest, becomeMember } from '../factories/people';
import { endSessionElsewhere } from '../factories/screens';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

async function expectNumbersPage(page: Page): Promise<void> {
  // Without scripts a browser carries the fragment of the form over.
  await expect(page).toHaveURL(/\/safety(?:#newest)?$/);
  await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeVisible();
}

test.describe('“I am not safe right now”', () => {
  test('is answered with the card and its own questions', async ({ page, jsEnabled }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    await press(page, 'I am not safe right now');
    await expect(crisisCard(page)).toBeVisible();
    await expect(said(page).last()).toContainText('It is good that you pressed that.');
    await expect(ownLines(page)).toHaveText([/I am not safe right now$/]);
    await expect(answers(page)).toHaveText([
      'I might end my life or hurt myself',
      'I took something, or I am hurt',
      'Someone is hurting me',
      'I might hurt someone',
      'Something else',
    ]);
  });

  test('is answered in the middle of an exercise, too', async ({ page, jsEnabled }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    await press(page, 'I want to calm down', 'Start', '3 of 5', 'I am not safe right now');
    await expect(crisisCard(page)).toBeVisible();
    await expect(notSafe(page)).toBeVisible();
  });

  test('is answered while a text that is too long stands in the box, and the text stays', async ({
    page,
    jsEnabled,
  }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    const long = 'word '.repeat(401).trim();
    await box(page).fill(long);
    await press(page, 'I am not safe right now');
    await expect(crisisCard(page)).toBeVisible();
    await expect(box(page)).toHaveValue(long);
  });

  test('is answered when a message was just refused', async ({ page, jsEnabled }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    await box(page).fill('word '.repeat(401));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').getByText(/up to 2,000 characters/)).toBeVisible();
    await press(page, 'I am not safe right now');
    await expect(crisisCard(page)).toBeVisible();
  });

  test('opens the numbers when nothing can be stored', async ({ page, server, jsEnabled, allowErrors }) => {
    allowErrors(/503/);
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    await whileLocked(server, async () => {
      await notSafe(page).click();
      await expectNumbersPage(page);
    });
  });

  test('opens the numbers when the session has ended, also over a half-written message', async ({
    page,
    jsEnabled,
  }) => {
    await becomeMember(page);
    await openChat(page, jsEnabled);
    await endSessionElsewhere(page);
    await box(page).fill('Please do not');
    await notSafe(page).click();
    await expectNumbersPage(page);
  });

  test('is answered when the talk has ended', async ({ page, jsEnabled }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    await say(page, 'Thank you');
    await press(page, 'That is enough');
    await press(page, 'I am not safe right now');
    await expect(crisisCard(page)).toBeVisible();
  });
});
