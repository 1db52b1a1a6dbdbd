import type { Locator, Page } from 'playwright/test';
import { COMPLETE, completion, expectQuestion, forward, option } from '../factories/check-in-form';
import { becomeGuest } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Counts the taps it makes. */
function tapping() {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
  };
}

async function goOnByItself(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel('Go on by itself after a choice').check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expectToast(page, 'Your choices are saved');
  await expect(page.getByLabel('Go on by itself after a choice')).toBeChecked();
}

test('a full check-in from home takes 12 taps where it goes on by itself', async ({ page }) => {
  await becomeGuest(page);
  await goOnByItself(page);
  await page.goto('/');
  const { tap, count } = tapping();
  await tap(page.getByRole('button', { name: 'Good', exact: true }));
  for (let number = 1; number <= 10; number += 1) {
    await expectQuestion(page, number, 10);
    if (number === 2) await expect(option(page, 4)).toBeChecked();
    await tap(number === 2 ? forward(page) : page.locator('.choice').nth(number % 5));
  }
  await tap(forward(page, COMPLETE));
  await expect(completion(page)).toBeVisible();
  expect(count()).toBe(12);
});

test('and the quick one 7', async ({ page }) => {
  await becomeGuest(page);
  await goOnByItself(page);
  await page.goto('/');
  const { tap, count } = tapping();
  await tap(page.getByRole('link', { name: /Quick check-in/ }));
  for (let number = 1; number <= 5; number += 1) {
    await expectQuestion(page, number, 5);
    await tap(page.locator('.choice').nth(3));
  }
  await tap(forward(page, COMPLETE));
  await expect(completion(page)).toBeVisible();
  expect(count()).toBe(7);
});

test('pressing Next each time it takes 21', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/');
  const { tap, count } = tapping();
  await tap(page.getByRole('link', { name: 'Start Discovery' }));
  for (let number = 1; number <= 10; number += 1) {
    await expectQuestion(page, number, 10);
    await tap(page.locator('.choice').nth(2));
    await tap(forward(page, number < 10 ? 'Next' : COMPLETE));
  }
  await expect(completion(page)).toBeVisible();
  expect(count()).toBe(21);
});

test('the arrow keys look for an answer: they lead nowhere by themselves', async ({ page }) => {
  await becomeGuest(page);
  await goOnByItself(page);
  await page.goto('/checkin');
  await option(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 2)).toBeChecked();
  await page.waitForTimeout(1500);
  await expectQuestion(page, 1, 10);
});

test('the keys 1 to 5 choose and Enter goes on, unless somebody has switched the numbers off', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await expect(page.locator('.question__keys')).toHaveCount(1);
  for (let number = 1; number <= 5; number += 1) {
    await expectQuestion(page, number, 5);
    await page.keyboard.press('2');
    await page.keyboard.press(String(number));
    await expect(option(page, number)).toBeChecked();
    if (number < 5) await page.keyboard.press('Enter');
  }
  const note = page.getByLabel('Anything you want to remember about today?');
  await note.fill('');
  await note.pressSequentially('1 2 3');
  await expect(note).toHaveValue('1 2 3');
  await expect(option(page, 5)).toBeChecked();

  await page.goto('/settings');
  await page.getByLabel(/Choose with the keys 1 to 5/).uncheck();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expectToast(page, 'Your choices are saved');
  await page.goto('/checkin?mode=quick&step=1');
  await expect(option(page, 1)).toBeChecked();
  await page.keyboard.press('4');
  await expect(option(page, 1)).toBeChecked();
});

test('a key pressed the moment a question appears answers that question', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin?mode=quick');
  await expect(page.locator('.question__keys')).toHaveCount(1);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.body.innerText.includes('Question 2 of 5')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true }));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expectQuestion(page, 2, 5);
  await expect(option(page, 4)).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, 1, 5);
  await expect(option(page, 2)).toBeChecked();
});
