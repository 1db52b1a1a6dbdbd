import type { Page } from 'playwright/test';
import { acknowledgeDisclaimer, becomeGuest, becomeMember } from '../factories/people';
import { expect, test } from '../setup/test';

const SECTIONS = [
  'How it works, in four steps',
  'What you can do here',
  'The longer the line, the deeper it reaches',
  'Three ways to use it',
  'Why choose Soundings',
  'Start with one mark',
  'What Soundings is not',
];

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await acknowledgeDisclaimer(page);
    await page.goto('/');
  });

  test('says what Soundings is and how it goes', async ({ page }) => {
    await expect(page).toHaveTitle('Notice how you are | Soundings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A few minutes to notice how you are');
    await expect(page.getByRole('main')).toContainText(
      'About 5 questions and about 5 minutes, or the full 10.',
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS);

    const depths = section(page, 'The longer the line, the deeper it reaches').getByRole('listitem');
    await expect(depths).toHaveCount(4);
    for (const [index, says] of [
      '1 assessment',
      '3-5 assessments',
      '7+ assessments',
      '2-3 weeks',
    ].entries()) {
      await expect(depths.nth(index)).toContainText(says);
    }
    await expect(depths.nth(2)).toContainText('full 7-day trend charts');

    await expect(section(page, 'How it works, in four steps').getByRole('listitem')).toHaveCount(4);
    await expect(section(page, 'Three ways to use it').getByRole('heading', { level: 3 })).toHaveText([
      'Daily, 5-10 minutes',
      'Weekly, 15-20 minutes',
      'Crisis support, at once',
    ]);
    await expect(section(page, 'What Soundings is not')).toContainText(
      'not a substitute for professional care',
    );
  });

  test('shows four features, each with a way to it', async ({ page }) => {
    const features = section(page, 'What you can do here');
    await expect(features.getByRole('article')).toHaveCount(4);
    const targets = await features
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/checkin', '/trends', '/chat', '/mood-reports']);
  });

  test('leads to an account, to the login and in without one', async ({ page }) => {
    const main = page.getByRole('main');
    const hrefs = (name: string) =>
      main
        .getByRole('link', { name, exact: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('Create an account')).toEqual(['/auth?tab=register', '/auth?tab=register']);
    expect(await hrefs('Log in')).toEqual(['/auth', '/auth']);

    await main.getByRole('button', { name: 'Try it without an account' }).first().click();
    await expect(page.locator('.ask__hello')).toContainText('there');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('is accessible in both themes and fits a narrow phone', async ({ page, axe }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await axe();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe('a stranger on the way to a page', () => {
  test.beforeEach(async ({ page }) => acknowledgeDisclaimer(page));

  test('is asked to choose, tries it, and goes on there', async ({ page, axe }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See your trends' }).click();
    await expect(page).toHaveURL('/?redirectTo=%2Ftrends');
    const choice = section(page, 'On the way to your trends');
    await expect(choice.getByRole('listitem')).toHaveCount(3);
    await axe();
    await choice.getByRole('button', { name: 'Try it without an account' }).click();
    await expect(page).toHaveURL('/trends');
  });

  test('keeps the way through register and login', async ({ page }) => {
    await page.goto('/checkin?mode=quick');
    const choice = section(page, 'On the way to the check-in');
    const onward = 'redirectTo=%2Fcheckin%3Fmode%3Dquick';
    await expect(choice.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/auth?tab=register&${onward}`,
    );
    await expect(choice.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/auth?${onward}`);
  });

  test('is never sent to another site', async ({ page }) => {
    for (const elsewhere of [
      'https://example.org/',
      '//example.org',
      '/\\example.org',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/?redirectTo=${encodeURIComponent(elsewhere)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A few minutes to notice how you are');
      const onward = page.getByRole('main').locator('[name="redirectTo"], [href*="redirectTo"]');
      await expect(onward).toHaveCount(0);
    }
  });

  test('is told of a page without a name, too', async ({ page }) => {
    await page.goto('/somewhere/else');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the way to another page');
  });

  test('who has come in meanwhile goes straight on', async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/?redirectTo=%2Ftrends');
    await expect(page).toHaveURL('/trends');
  });
});

test.describe('/landing', () => {
  test('sends strangers to the start page', async ({ page }) => {
    await page.goto('/landing');
    await expect(page).toHaveURL('/');
  });

  test('shows guests and members the same page, with ways that fit them', async ({ page, axe }) => {
    await becomeGuest(page);
    await page.goto('/landing');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    await expect(main.getByRole('link', { name: 'Go on without an account' })).toHaveCount(2);
    await expect(main.getByRole('button', { name: 'Try it without an account' })).toHaveCount(0);

    await becomeMember(page);
    await page.goto('/landing');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    await expect(main.getByRole('link', { name: 'Go to your home page' }).first()).toHaveAttribute(
      'href',
      '/',
    );
    await axe();
  });
});
