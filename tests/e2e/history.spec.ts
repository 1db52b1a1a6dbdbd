import type { Page } from 'playwright/test';
import { chooseFace, errorSummary, expectFieldErrors, fillIn } from '../factories/forms';
import { becomeGuest, becomeMember, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

test.use({ timezoneId: 'UTC' });

const NOTE = 'Note (Optional)';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).locator('.entries li');
const dayOf = (days: number) => daysAgo(days).slice(0, 10);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test('a stranger is asked to choose first', async ({ page }) => {
  await page.goto('/history');
  await expect(page).toHaveURL('/?redirectTo=%2Fhistory');
});

test('is reached from home, from the trends and from the frame', async ({ page }) => {
  await becomeMember(page);
  await checkIn(page.request);
  for (const path of ['/', '/trends']) {
    await page.goto(path);
    await main(page)
      .getByRole('link', { name: /every check-in in your history|all your check-ins/ })
      .click();
    await expect(page).toHaveURL('/history');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your history' }).click();
  await expect(page).toHaveTitle('Your history | Soundings');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your history');
});

test('without a check-in there is one way forward', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/history');
  await expect(main(page)).toContainText('Nothing here yet, and that is fine');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take your first check-in' }).click();
  await expect(page).toHaveURL(/\/checkin/);
});

test('all check-ins stand there by day, ten to a page, and can be walked through', async ({ page }) => {
  await becomeGuest(page);
  for (let i = 0; i < 12; i += 1) {
    await checkIn(page.request, { notes: `Note ${i}`, date: daysAgo(Math.floor(i / 2)) });
  }
  await page.goto('/history');
  await expect(entries(page)).toHaveCount(10);
  await expect(main(page).locator('.history__days h2')).toHaveCount(5);
  await page.getByRole('link', { name: 'Older check-ins' }).click();
  await expect(entries(page)).toHaveText([/Note 11/, /Note 10/]);
  await expect(entries(page).getByText('Added later')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(entries(page)).toHaveCount(10);
  await expect(page).toHaveURL('/history');
});

test('words in notes, days and ratings are looked for, and no word stands in the address', async ({
  page,
}) => {
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'A long WALK by the sea', date: daysAgo(3) });
  await checkIn(page.request, { notes: 'walking home', date: daysAgo(2), responses: { overallMood: 1 } });
  await checkIn(page.request, { notes: 'Tea', date: daysAgo(1) });
  await page.goto('/history');
  await fillIn(page, { 'Words in your notes': 'walk' });
  await press(page, 'Show');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).locator('mark')).toHaveText(['walk', 'WALK']);
  expect(page.url()).not.toContain('walk');
  await expect(page.getByLabel('Words in your notes')).toHaveValue('walk');

  await page.getByText('Days and rating').click();
  await page.getByLabel('Rating').selectOption('1');
  await press(page, 'Show');
  await expect(entries(page)).toHaveText([/walking home/]);
  await fillIn(page, { From: dayOf(1) });
  await press(page, 'Show');
  await expect(main(page)).toContainText('No check-in like that');
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(entries(page)).toHaveCount(3);

  await page.getByText('Days and rating').click();
  await fillIn(page, { From: dayOf(1), To: dayOf(2), 'Words in your notes': 'kept' });
  await press(page, 'Show');
  await expectFieldErrors(page, { To: 'The last day cannot be before the first' });
  await expect(errorSummary(page)).toBeVisible();
  await expect(page.getByLabel('Words in your notes')).toHaveValue('kept');
});

test('the calendar leads to a day, and a day to its neighbours', async ({ page }) => {
  await becomeGuest(page);
  await checkIn(page.request, { notes: 'Evening', responses: { overallMood: 5 } });
  await checkIn(page.request, { notes: 'Morning', responses: { overallMood: 2 }, date: daysAgo(0) });
  await checkIn(page.request, { notes: 'Long ago', date: daysAgo(40) });
  await page.goto('/history');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('link', { name: /: 3\.\d Good, 2 check-ins/ }).click();
  await expect(page).toHaveURL(`/history/day/${dayOf(0)}`);
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('link', { name: /^Before: / }).click();
  await expect(page).toHaveURL(`/history/day/${dayOf(40)}`);
  await expect(entries(page)).toHaveText([/Long ago/]);
  await page.goto(`/history?month=${dayOf(40).slice(0, 7)}`);
  await expect(calendar.getByRole('link', { name: /, 1 check-in, mood answer/ })).toHaveCount(1);
  await calendar.getByRole('link', { name: 'See the whole year' }).click();
  await expect(page).toHaveURL(/\/trends\?view=year&year=\d{4}#chart$/);
});

test('a month can be kept as a picture, as PNG and as SVG, by its owner alone', async ({
  page,
  axe,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await page.goto('/history');
  await expect(main(page)).not.toContainText('to keep');
  await checkIn(page.request, { notes: 'Nobody reads this' });
  await page.goto('/history');
  await page.getByText(/^A picture of .* to keep$/).click();
  const preview = main(page).getByRole('img', { name: /as coloured squares, one for each day/ });
  await preview.scrollIntoViewIfNeeded();
  // Without scripts a page cannot be asked what it has loaded.
  if (jsEnabled) {
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080);
  }
  await axe();

  const month = dayOf(0).slice(0, 7);
  for (const type of ['png', 'svg']) {
    const coming = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: `Save as ${type.toUpperCase()}` })
      .click();
    expect((await coming).suggestedFilename()).toBe(`soundings-${month}.${type}`);
  }
  const png = await page.request.get(`/history/picture/${month}.png`);
  expect(png.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect((await png.body()).readUInt32BE(16)).toBe(1080);
  const svg = await (await page.request.get(`/history/picture/${month}.svg`)).text();
  expect(svg).not.toContain('Nobody');

  for (const file of ['2026-13.png', '2026-11.gif', 'november.png']) {
    const refusal = await page.request.get(`/history/picture/${file}`);
    expect(refusal.status(), file).toBe(404);
    expect(await refusal.text(), file).toMatch(/^There is no picture at this address\./);
  }
  await page.context().clearCookies();
  const stranger = await page.request.get(`/history/picture/${month}.png`, { maxRedirects: 0 });
  expect(stranger.status()).toBe(302);
});

test('a check-in can be opened and changed, and everything follows', async ({ page, axe }) => {
  await becomeGuest(page);
  await checkIn(page.request);
  const { id } = await checkIn(page.request, {
    notes: 'Befor',
    responses: { overallMood: 5, sleepRating: 4 },
  });
  await page.goto(`/history/${id}`);
  await expect(page.getByRole('row', { name: 'Sleep 4 Well-rested' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Energy/ })).toContainText('Not answered');
  await axe();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Befor');
  await axe();
  await fillIn(page, { [NOTE]: 'Before', Day: dayOf(2), Time: '07:30' });
  await chooseFace(page, 'Mood', 'Very low');
  await chooseFace(page, 'Sleep', 'Not answered');
  await press(page, 'Save');
  await expectToast(page, 'Check-in changed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7:30');
  await expect(main(page)).toContainText('It came out as 1, Very Low.');
  await expect(main(page)).toContainText('Mood: Very low. One answer: 1.0 of 5.');
  await expect(main(page)).toContainText('Added later');
  // A very low day comes with help beside it.
  await expect(main(page).getByRole('link', { name: /988/ }).first()).toBeVisible();
  await page.goto('/trends');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('cell', { name: '1.0 Very Low' })).toHaveCount(1);
});

test('a form that cannot be saved keeps what was typed', async ({
  page,
  context,
  jsEnabled,
  allowErrors,
}) => {
  await becomeGuest(page);
  await page.goto('/history/new');
  await fillIn(page, { [NOTE]: 'Kept', Day: '2999-01-01' });
  await chooseFace(page, 'Mood', 'Neutral');
  await press(page, 'Save');
  await expectFieldErrors(page, { Day: 'Choose a day on the calendar' });
  await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Kept');
  if (jsEnabled) {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await context.setOffline(true);
    await press(page, 'Save');
    await expect(errorSummary(page)).toContainText('The server could not be reached');
    await expect(page.getByLabel(NOTE, { exact: true })).toHaveValue('Kept');
    await context.setOffline(false);
  }
  await fillIn(page, { Day: dayOf(2) });
  await chooseFace(page, 'Mood', 'Not answered');
  await press(page, 'Save');
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Answer at least one question']);
});

test('a streak that missed yesterday is joined again by adding it', async ({ page }) => {
  await becomeGuest(page);
  for (const days of [3, 2, 0]) await checkIn(page.request, { date: daysAgo(days) });
  await page.goto('/');
  await expect(main(page)).toContainText('Yesterday has no check-in, and that is fine.');
  await page.goto('/trends');
  await page.getByRole('link', { name: 'add a check-in for yesterday' }).click();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayOf(1));
  await chooseFace(page, 'Mood', 'Good');
  await press(page, 'Save');
  await expectToast(page, 'Check-in added', 'It is marked as added later.');
  await page.goto('/');
  await expect(main(page).locator('dl > div', { hasText: 'Day streak' })).toContainText('4');
  await expect(main(page)).not.toContainText('Yesterday has no check-in');
});

test('a deletion asks once more, and can be undone', async ({ page, axe }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request, { notes: 'To keep' });
  await page.goto(`/history/${id}`);
  await main(page).getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delete the check-in of');
  await axe();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(`/history/${id}`);
  await page.goto(`/history/${id}/delete`);
  await press(page, 'Delete');
  await expect(page).toHaveURL('/history');
  await expect(entries(page)).toHaveCount(0);
  await press(page, 'Undo');
  await expectToast(page, 'The check-in is back', 'Everything is as it was.');
  await expect(page).toHaveURL(`/history/${id}`);
  await expect(main(page)).toContainText('To keep');
});

test('an undo that comes too late says so', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  const { id } = await checkIn(page.request);
  if (jsEnabled) await page.clock.install();
  await page.goto(`/history/${id}/delete`);
  await press(page, 'Delete');
  const undo = main(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  if (jsEnabled) {
    await page.clock.fastForward(11_000);
    await expect(main(page)).toContainText('The check-in is deleted for good.');
    await expect(undo).toHaveCount(0);
  } else {
    // What ten seconds do to the cookie.
    await page.context().clearCookies({ name: 'undo' });
    await undo.click();
    await expectToast(page, 'Too late to undo');
  }
});

test('what is another’s or nobody’s is not found, by any address', async ({
  page,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/404/);
  await becomeGuest(page);
  const { id } = await checkIn(page.request);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await becomeGuest(other);
  for (const path of [`/history/${id}`, `/history/${id}/edit`, `/history/${id}/delete`, '/history/none']) {
    expect((await other.request.get(path)).status(), path).toBe(404);
  }
  const form = { date: dayOf(0), time: '00:00', timeZone: 'UTC', notes: 'taken over', overallMood: '1' };
  for (const path of [`/history/${id}/edit`, `/history/${id}/delete`]) {
    expect((await other.request.post(path, { form })).status(), path).toBe(404);
  }
  expect((await other.request.get('/history/day/2026-02-30')).status()).toBe(404);
  expect((await other.request.get('/history?search=made-up')).status()).toBe(404);
  expect((await other.request.get('/history?cursor=made-up')).status()).toBe(422);
  await context.close();
  await page.goto('/history');
  await expect(entries(page)).toHaveCount(1);
});

for (const [name, pathOf] of [
  ['the list', () => '/history'],
  ['a day', () => `/history/day/${dayOf(0)}`],
  ['a check-in', (id: string) => `/history/${id}`],
  ['the form', () => '/history/new'],
] as const) {
  test(`${name} is fit for everybody`, async ({ page, axe }) => {
    await becomeGuest(page);
    const notes = `${'A walk by the sea. '.repeat(20)}${'x'.repeat(80)}`;
    const { id } = await checkIn(page.request, { notes });
    for (const [days, mood] of [1, 2, 3, 4, 5].entries()) {
      await checkIn(page.request, { date: daysAgo(days + 1), responses: { overallMood: mood } });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(pathOf(id));
      await axe();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathOf(id));
    await expectNoSidewaysScroll(page);
  });
}

test('on a phone the calendar stands first, and an empty history asks for no search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeGuest(page);
  await page.goto('/history');
  await expect(page.getByLabel('Words in your notes')).toHaveCount(0);
  await checkIn(page.request);
  await page.goto('/history');
  const month = await page.locator('#calendar ~ .months').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!month || !bar) throw new Error('the calendar or the bar is not drawn');
  expect(month.y).toBeLessThan(bar.y);
  await expect(page.getByLabel('Words in your notes')).toBeVisible();
});
