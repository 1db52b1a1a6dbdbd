import type { Page } from 'playwright/test';
import { nameHelper } from '../factories/chat';
import {
  answer,
  complete,
  completion,
  expectQuestion,
  forward,
  option,
  storedEntries,
} from '../factories/check-in-form';
import { becomeGuest, becomeMember, checkIn, daysAgo } from '../factories/people';
import { changeFromOutside } from '../factories/server-database';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

/** The answer may still be on its way to the server while home is asked for. */
async function expectStoppedAt(page: Page, number: number): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(`You stopped at question ${number}.`, {
      timeout: 1000,
    });
  }).toPass();
}

const face = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} the start stands in the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await becomeMember(page, {
      firstName: 'Aurelia',
      email: `${'a-long-address'.repeat(3)}-${width}-${Date.now()}@example.org`,
    });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const bottom = width < 896 ? (await bar.boundingBox())!.y : height;
    for (const part of [
      ...['Very low', 'Low', 'Neutral', 'Good', 'Great'].map((name) => face(page, name)),
      page.getByRole('link', { name: 'Start Discovery' }),
      page.getByRole('link', { name: /Quick check-in/ }),
    ]) {
      const shape = (await part.boundingBox())!;
      expect(shape.y + shape.height).toBeLessThanOrEqual(bottom);
      expect(shape.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole('main').locator('.ask__hello')).toContainText('Aurelia');
  });
}

test('a tap on a face is the mood answer: question 1 opens, and the mood stands answered', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/');
  await face(page, 'Low').click();
  await expect(page).toHaveURL('/checkin?step=1');
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await answer(page, [4]);
  await expectQuestion(page, 2, 10);
  await expect(option(page, 2)).toBeChecked();
  await forward(page).click();
  await expectQuestion(page, 3, 10);
});

test('a form with no face is refused in a sentence', async ({ page }) => {
  await becomeGuest(page);
  for (const overallMood of ['', '6', 'good']) {
    const form = { intent: 'begin', overallMood };
    const answer = await page.request.post('/checkin', { form, headers: { Accept: 'text/html' } });
    expect([400, 422]).toContain(answer.status());
    expect(await answer.text()).toMatch(/Choose one of the five/);
  }
});

test('a check-in that was begun is offered by name, and goes on there', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  await page.goto('/checkin');
  await answer(page, [3]);
  await expectQuestion(page, 2, 10);
  await page.getByRole('link', { name: 'Close, back to home' }).click();
  await expectStoppedAt(page, 2);
  await page.getByRole('link', { name: 'You stopped at question 2. Go on' }).click();
  await expectQuestion(page, 2, 10);
});

test('a face tapped hours later begins again, and the note stays', async ({ page, server }) => {
  await becomeGuest(page);
  await page.goto('/');
  await face(page, 'Good').click();
  await answer(page, [5], { from: 1 });
  await expectQuestion(page, 2, 10);
  await expectStoppedAt(page, 3);
  const { id } = (await (await page.request.get('/api/export?format=json')).json()) as { id: string };
  const anHourAgo = "update check_in_drafts set updated_at = updated_at - 3600000, notes = 'The sea'";
  await changeFromOutside(server, `${anHourAgo} where owner_id = ?`, [id]);
  await face(page, 'Low').click();
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await answer(page, [3]);
  await expect(option(page, 2)).toBeChecked();
  for (let number = 2; number <= 10; number += 1) {
    await expectQuestion(page, number, 10);
    if (number > 2) await option(page, 3).check();
    if (number < 10) await forward(page).click();
  }
  await expect(page.getByLabel('Anything you want to remember about today?')).toHaveValue('The sea');
  await complete(page);
  await expect(completion(page)).toBeVisible();
  expect(await storedEntries(page)).toMatchObject([{ responses: { sleepRating: 3, overallMood: 2 } }]);
});

test('after a low day help stands first, with the person’s own contact', async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeGuest(page);
  await nameHelper(page, 'Ana, my sister (212) 555-2368');
  await checkIn(page.request, {
    responses: { overallMood: 1, sleepRating: 4 },
    date: daysAgo(1),
    timeZone: 'UTC',
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You said yesterday was very low');
  const help = page.getByRole('region', { name: 'You said yesterday was very low' });
  const names = ['Call 988', 'Text 988', 'Call Ana, my sister', 'text HOME to 741741'];
  await expect(help.getByRole('link')).toHaveText([
    ...names,
    'One minute of breathing',
    'Talk with Harbor',
    'My safety plan',
  ]);
  await expect(help.getByRole('link', { name: 'Call Ana' })).toHaveAttribute('href', 'tel:+12125552368');
  for (const name of names) await expect(help.getByRole('link', { name })).toBeInViewport();
  await expect(
    page.locator('.button:not(.button--second, .button--plain, .button--coral, .button--quiet)'),
  ).toHaveCount(0);
  await axe();
});
