import type { Page } from 'playwright/test';
import { answer, complete, replySays } from '../factories/check-in-form';
import { englishGrade } from '../factories/harbor/readability';
import { becomeSettledMember, MAIN_SCREENS } from '../factories/main-screens';
import { acknowledgeDisclaimer, becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

const MOST = 8;
const MOST_IN_NEED = 6;
/** A label is not a sentence: it would make every page look easy. */
const FEWEST_WORDS = 5;

/** The lines of the page that are sentences, what is folded in included. */
async function sentencesOf(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
    for (const other of main.querySelectorAll('[lang="es"], select')) other.remove();
    return main.innerText;
  });
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.split(/\s+/).length >= FEWEST_WORDS);
}

async function expectGrade(page: Page, most: number): Promise<void> {
  const lines = (await sentencesOf(page)).map((line) => (/[.?!:]$/.test(line) ? line : `${line}.`));
  const grade = englishGrade(lines.join(' '));
  expect(grade ?? 0, `${page.url()}\n${lines.join('\n')}`).toBeLessThanOrEqual(most);
}

test('every screen of a member can be read with eight years of school', async ({ page }) => {
  await becomeSettledMember(page);
  const others = [
    '/settings/import',
    '/settings/delete',
    '/settings/activity',
    '/landing',
    '/nowhere',
    '/?guide=2',
  ];
  for (const path of [...MAIN_SCREENS, ...others]) {
    await page.goto(path);
    await expectGrade(page, MOST);
  }
  await page.goto('/history');
  await page.locator('.entries a').first().click();
  const entry = page.url();
  for (const path of ['', '/edit', '/delete']) {
    await page.goto(entry + path);
    await expectGrade(page, MOST);
  }
});

test('so can every page that anyone may open', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  const open = [
    '/',
    '/auth',
    '/auth?tab=register',
    '/auth?tab=reset',
    '/auth?ended=1',
    '/privacy',
    '/terms',
    '/safety/how',
  ];
  for (const path of open) {
    await page.goto(path);
    await expectGrade(page, MOST);
  }
});

test('after a low check-in, and where help is, six years are enough', async ({ page }) => {
  await becomeGuest(page);
  for (const rating of [1, 2]) {
    await page.goto('/checkin?mode=quick');
    await answer(page, Array<number>(5).fill(rating), { total: 5 });
    await complete(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGrade(page, MOST_IN_NEED);
    for (const path of [
      '/',
      '/trends',
      '/chat',
      '/safety',
      '/safety-plan',
      '/exercises',
      '/exercises/grounding',
    ]) {
      await page.goto(path);
      await expectGrade(page, MOST_IN_NEED);
    }
  }
});

test('of the ten replies to a middle answer at most one speaks of a baseline', async ({ page }) => {
  await becomeGuest(page);
  let baselines = 0;
  await page.goto('/checkin');
  for (let number = 1; number <= 10; number += 1) {
    await page.getByRole('radio').nth(2).check();
    const reply = await replySays(page.locator('.choice__reply').filter({ visible: true }));
    expect(reply).toMatch(/\w/);
    if (/baseline/i.test(reply)) baselines += 1;
    if (number < 10) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  expect(baselines).toBeLessThanOrEqual(1);
});
