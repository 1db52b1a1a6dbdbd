import type { Page } from 'playwright/test';
import { said, say } from '../factories/chat';
import { answer, complete, completion } from '../factories/check-in-form';
import { becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Takes away what the oldest browsers of the stated minimum (docs/decisions/072) do not have. */
const takeAwayNewParts = (page: Page) =>
  page.addInitScript(() => {
    const drop = (target: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(target, name);
    };
    const typed = Object.getPrototypeOf(Uint8Array.prototype) as object;
    drop(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with');
    drop(typed, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with');
    drop(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
    drop(Object, 'hasOwn', 'groupBy');
    drop(Map, 'groupBy');
    drop(Promise, 'any', 'withResolvers', 'try');
    drop(Array, 'fromAsync');
    drop(AbortSignal, 'timeout', 'any');
    drop(Crypto.prototype, 'randomUUID');
    drop(Intl, 'ListFormat', 'DurationFormat', 'Segmenter', 'supportedValuesOf');
    drop(ReadableStream.prototype, 'pipeThrough', 'pipeTo');
    drop(HTMLFormElement.prototype, 'requestSubmit');
    drop(SubmitEvent.prototype, 'submitter');
    drop(HTMLDialogElement.prototype, 'showModal', 'show', 'close', 'open');
    drop(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert');
    drop(Element.prototype, 'checkVisibility');
    const names = ['structuredClone', 'TransformStream', 'TextEncoderStream', 'TextDecoderStream', 'WeakRef'];
    drop(window, ...names, 'BroadcastChannel', 'scheduler', 'requestIdleCallback', 'navigation');
  });

/** Takes away what decides whether the scripts run at all: an older browser than the minimum. */
const makeTooOld = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'replaceChildren'));

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Without loading the page again: a mark on the window is still there. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a browser of the minimum runs the scripts: a check-in, a message, trends, chat, a dialog', async ({
  page,
}) => {
  await takeAwayNewParts(page);
  await becomeMember(page);
  await checkIn(page.request);
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toContain('/older.js');
  await mark(page);
  await nav(page).getByRole('link', { name: 'Check-In' }).click();
  await expect(page).toHaveURL(/\/checkin/);
  await page.goto('/checkin?mode=quick');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await answer(page, [3, 2, 4, 4, 3], { total: 5 });
  await complete(page);
  await expect(completion(page)).toBeVisible();
  expect(await isMarked(page), 'the forms were sent by scripts').toBe(true);
  await completion(page).getByRole('link', { name: 'View Your Insights' }).click();
  await expect(page).toHaveURL('/trends');
  await page.locator('.chart').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.chart canvas').first()).toBeVisible();

  await nav(page).getByRole('link', { name: 'Chat' }).click();
  await say(page, 'I slept badly and my exam is tomorrow');
  await expect(said(page).nth(2)).toContainText(/^Harbor/);
  await expect(page.getByText(/an AI assistant/)).toBeVisible();

  await page.goto('/safety-plan');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await page.getByLabel('People I can ask for help', { exact: true }).fill('My sister (212) 555-2368');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expectToast(page, 'Your plan is saved');
  await expect(page.locator('.toast__close')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('what lies over the page is not left by the keyboard where no browser makes it modal', async ({
  page,
}) => {
  await takeAwayNewParts(page);
  await becomeMember(page);
  await page.context().clearCookies({ name: 'disclaimer' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: 'Before you begin' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByRole('button', { name: 'I Understand - Continue' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a browser that is too old runs no module and goes on by forms', async ({ page }) => {
  await makeTooOld(page);
  await becomeMember(page);
  await checkIn(page.request);
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  await expect(page).toHaveURL('/trends');
  expect(await isMarked(page), 'a page of its own').toBe(false);
  await page.goto('/checkin?mode=quick');
  await answer(page, [3, 2, 4, 4, 3], { total: 5 });
  await complete(page);
  await expect(completion(page)).toBeVisible();
  await page.goto('/mood-reports?dialog=create');
  await expect(page.getByRole('button', { name: 'Show what these dates hold' })).toBeVisible();
  expect(scripts).toEqual([]);
});

for (const name of ['app', 'entry.client']) {
  test(`a page whose script ${name} is missing works by forms`, async ({ page, allowErrors }) => {
    allowErrors(/404|Failed to fetch|error loading/i);
    await becomeMember(page);
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/checkin?mode=quick');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'none');
    await answer(page, [3, 2, 4, 4, 3], { total: 5 });
    await complete(page);
    await expect(completion(page)).toBeVisible();
    await page.goto('/mood-reports?dialog=create');
    await expect(page.getByRole('button', { name: 'Show what these dates hold' })).toBeVisible();
  });
}

for (const way of ['its scripts are gone', 'the server is of another version'] as const) {
  test(`after a new build, where ${way}, a click leads where it was meant to`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404|Failed to|Error loading route|manifest version mismatch/);
    await becomeMember(page);
    await checkIn(page.request);
    if (way !== 'its scripts are gone') {
      await page.route('**/__manifest?**', (route) =>
        route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
      );
    }
    await page.goto('/history');
    await page.waitForLoadState('networkidle');
    let isGone = way === 'its scripts are gone';
    await page.route('**/assets/**', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    page.once('framenavigated', () => void (isGone = false));
    await nav(page).getByRole('link', { name: 'Trends' }).click();
    await expect(page).toHaveURL('/trends');
    await expect(page).toHaveTitle(/Your trends/);
  });
}

/** Takes every rule with `:has` out of the page's style sheets, and what asks whether the browser knows it. */
const withoutHas = (page: Page) =>
  page.route('**/assets/*.css', async (route) => {
    const css = await (await route.fetch()).text();
    const plain = css
      .replace(/@supports selector\(:has\([^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .replace(/(?<=[{};])[^{};@]*:has\([^{}]*\{[^{}]*\}/g, '');
    expect(plain).not.toContain(':has(');
    await route.fulfill({ contentType: 'text/css', body: plain });
  });

for (const width of [360, 1280]) {
  test(`without :has the pages stand right at ${width}`, async ({ page }) => {
    await withoutHas(page);
    await page.setViewportSize({ width, height: 740 });
    await becomeMember(page);
    await checkIn(page.request);
    for (const path of ['/', '/trends', '/history', '/settings']) {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y, `the heading of ${path}`).toBeLessThan(330);
      await expectNoSidewaysScroll(page);
      const bar = await nav(page).boundingBox();
      if (width < 500) expect(bar!.y + bar!.height, 'the bar at the foot').toBeCloseTo(740, 0);
      else expect(bar!.x + bar!.width, 'the bar beside the page').toBeLessThanOrEqual(heading!.x);
    }
  });

  test(`without :has the chosen answer and the focus are seen at ${width}`, async ({ page }) => {
    await withoutHas(page);
    await page.setViewportSize({ width, height: 740 });
    await becomeMember(page);
    await page.goto('/checkin?mode=quick');
    await page.waitForLoadState('networkidle');
    const tile = (rating: number) => page.getByRole('radio').nth(rating - 1);
    await tile(2).check();
    await page.keyboard.press('ArrowDown');
    await expect(tile(3)).toBeChecked();
    const look = (rating: number) =>
      tile(rating).evaluate((radio) => ({
        ring: getComputedStyle(radio).outlineStyle,
        row: getComputedStyle(radio, '::before').content,
      }));
    expect(await look(3)).toEqual({ ring: 'solid', row: '""' });
    expect(await look(2)).toEqual({ ring: 'none', row: 'none' });
  });
}
