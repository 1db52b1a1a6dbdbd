import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeGuest, becomeMember, checkIn } from '../factories/people';
import { cookieValue, expectNoSidewaysScroll } from '../factories/screens';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

const SLUGS = [
  'breathing',
  'grounding',
  'worry-time',
  'thought-record',
  'small-step',
  'problem-solving',
  'self-compassion',
  'sleep',
  'urge-surfing',
  'memory',
  'unsent-letter',
  'what-matters',
  'writing',
  'words-to-say',
  'for-and-against',
  'before-speaking',
];

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const newest = (page: Page) => page.locator('#newest');
const tide = (page: Page) => main(page).getByRole('img', { name: /^Water that rises/ });

async function start(page: Page, slug: string): Promise<void> {
  await page.goto(`/exercises/${slug}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/chat#newest');
}

/** Presses one of the newest reply's buttons, and waits for what it leads to. */
async function press(page: Page, name: string, next: RegExp | string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(said(page).last()).toContainText(next);
}

async function write(page: Page, text: string, next: RegExp | string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said(page).last()).toContainText(next);
}

/** Answers how heavy it is: the words around it have variants. */
async function rate(page: Page, heavy: string): Promise<void> {
  await page.getByRole('button', { name: heavy }).click();
}

test('every exercise is in the list, with what it is for and how long it takes', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/exercises');
  const rows = page.locator('.exercises__list').getByRole('listitem');
  await expect(rows).toHaveCount(SLUGS.length);
  for (const [index, slug] of SLUGS.entries()) {
    await expect(rows.nth(index).getByRole('link')).toHaveAttribute('href', `/exercises/${slug}`);
    await expect(rows.nth(index)).toContainText(/For .+[2-8] minutes$/);
  }
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five senses');
});

test('breathing is on its page: a tide that moves, and stands still where motion is not wanted', async ({
  page,
  axe,
}) => {
  await acknowledgeDisclaimer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/exercises/breathing');
  await expect(tide(page)).toBeInViewport({ ratio: 1 });
  await expect(main(page)).toContainText('Breathe in for 4, as water rises. Breathe out for 6, as it falls.');
  const motion = () =>
    page.locator('.breath__tide').evaluate((water) => getComputedStyle(water).animationName);
  expect(await motion()).toBe('breath-tide');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  for (const word of ['Breathe in', 'Breathe out']) {
    await expect(page.locator('.breath__words').getByText(word)).toBeVisible();
  }
  await axe();
  await page.getByRole('link', { name: 'Slower: in for 5, out for 7' }).click();
  await expect(page).toHaveURL('/exercises/breathing?pace=slow');
  await expect(tide(page)).toHaveAccessibleName(/rises for five seconds and falls for seven/);
  await expect(main(page)).toContainText('In for 5 while it rises, out for 7 while it falls.');
  await page.getByRole('link', { name: 'Back to 4 and 6' }).click();
  await expect(tide(page)).toHaveAccessibleName(/for four seconds and falls for six/);
});

test('the five senses are on their page, and name the day where it is known', async ({ page, baseURL }) => {
  await acknowledgeDisclaimer(page);
  const timeZone = 'Pacific/Auckland';
  await page
    .context()
    .addCookies([{ name: 'zone', value: encodeURIComponent(timeZone), url: baseURL ?? '' }]);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(new Date());
  await page.goto('/exercises/grounding');
  const lines = main(page).getByRole('list').first().getByRole('listitem');
  await expect(lines).toHaveText([
    /^Look around\. Name five things you can see/,
    /^Four things/,
    /^Three things/,
    /^Two things/,
    `One slow breath. You are here, and it is ${weekday}.`,
  ]);
});

test('no day is claimed for somebody whose time zone nobody knows', async ({ playwright, baseURL }) => {
  const asker = await playwright.request.newContext({ baseURL });
  const text = await (await asker.get('/exercises/grounding')).text();
  expect(text).toContain('You are here.');
  await asker.dispose();
});

test('a stranger starts without an account, is asked before and after, and can stop at any step', async ({
  page,
  context,
}) => {
  await acknowledgeDisclaimer(page);
  await start(page, 'breathing');
  expect(await cookieValue(context, 'guest')).toBeDefined();
  await expect(said(page).last()).toContainText('Paced breathing');
  await expect(newest(page)).toBeInViewport();
  await press(page, 'Start', /How heavy|how heavy/);
  await rate(page, '4 of 5');
  await expect(said(page).last()).toContainText('Put one hand on it.');
  await press(page, 'Next', 'Breathe in for 4');
  await expect(tide(page).last()).toBeVisible();
  await press(page, 'One minute done', 'Let the breath go on by itself.');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await rate(page, '2 of 5');
  await expect(said(page).last()).toContainText(/4.*2/);

  await start(page, 'self-compassion');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '3 of 5');
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.getByRole('button', { name: 'That is enough for now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop here' })).toHaveCount(0);
});

test('a thought record comes out as a page, to keep or delete', async ({ page }) => {
  await becomeGuest(page);
  await start(page, 'thought-record');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '4 of 5');
  await write(page, 'They laughed when I spoke', 'What went through your head?');
  await write(page, 'I am a joke to them', 'How sure are you that it is true?');
  await press(page, 'Quite', 'What speaks for it?');
  await write(page, 'Two of them looked at me', 'What speaks against it');
  await press(page, 'Nothing comes', 'What would you say to a friend');
  await write(page, 'They may have laughed at the slide', 'Write a fairer sentence.');
  await write(page, 'Some laughed, and I do not know why', 'How sure are you of the first thought now?');
  await press(page, 'Half', 'This is the record.');
  const record = said(page).last().getByRole('definition');
  await expect(record.filter({ hasText: 'I am a joke to them' })).toBeVisible();
  await expect(record.filter({ hasText: 'Some laughed, and I do not know why' })).toBeVisible();
  await press(page, 'Delete it', 'The record is deleted.');
  await expect(main(page)).not.toContainText('I am a joke to them');
});

test('a small step that was kept is one of the things Harbor can use next time', async ({ page }) => {
  await becomeGuest(page);
  await start(page, 'small-step');
  await press(page, 'Start', /how heavy/i);
  await rate(page, '3 of 5');
  await page.getByRole('button', { name: 'For the body' }).click();
  await write(page, 'Stand at the open window', /how long|smaller/i);
  await page.getByRole('button', { name: /2 minutes/i }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('summary', { hasText: 'What Harbor can use' }).click();
  await expect(page.locator('details', { hasText: 'What Harbor can use' })).toContainText(
    'Stand at the open window, 2 minutes',
  );
});

test('while somebody is in danger it waits: the words and the card stay', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/chat');
  await write(page, 'I want to kill myself', '988');
  await start(page, 'sleep');
  await expect(page.getByRole('region', { name: 'A person can be with you now' })).toBeInViewport();
  await expect(said(page).last()).not.toContainText('Steps for sleep');
});

test('pressed again on the same page it begins once', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/exercises/memory');
  const key = await page.locator('input[name="key"]').inputValue();
  for (let press = 0; press < 2; press += 1) {
    const answer = await page.request.post('/exercises/memory', { form: { key }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, '/chat#newest']);
  }
  await page.goto('/chat');
  await expect(said(page).filter({ hasText: 'One memory' })).toHaveCount(2);
});

test('when it cannot begin, the page says so and stays', async ({ page, server, allowErrors, axe }) => {
  allowErrors(/503/);
  await becomeGuest(page);
  await page.goto('/exercises/breathing');
  await whileLocked(server, async () => {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach our storage just now.');
    await expect(tide(page)).toBeVisible();
    await axe();
  });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/chat#newest');
});

test('whoever has been logged out logs in first, and comes back to it', async ({ page, baseURL }) => {
  await acknowledgeDisclaimer(page);
  await page.context().addCookies([{ name: 'session', value: 'tampered-with', url: baseURL ?? '' }]);
  await page.goto('/exercises/sleep');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/auth?ended=1&redirectTo=%2Fexercises%2Fsleep');
});

test('a member before onboarding is led there and back', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/exercises/sleep');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/onboarding?redirectTo=%2Fexercises%2Fsleep');
});

test('home, the help card and a low day lead to it', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/');
  await main(page).getByRole('link', { name: 'One minute of breathing' }).click();
  await expect(page).toHaveURL('/exercises/breathing');
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Short exercises' }).click();
  await expect(page).toHaveURL('/exercises');
  const { id } = await checkIn(page.request, { responses: { overallMood: 1, sleepRating: 1 } });
  await page.goto(`/checkin?done=${id}`);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await axe();
  await expect(page.getByRole('link', { name: 'Short exercises' })).toHaveAttribute('href', '/exercises');
  await page.getByRole('link', { name: 'One minute of breathing' }).click();
  await expect(page).toHaveURL('/exercises/breathing');
});
