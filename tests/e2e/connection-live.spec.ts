import type { Page } from 'playwright/test';
import { errorSummary } from '../factories/forms';
import { becomeMember, checkIn } from '../factories/people';
import { toast } from '../factories/screens';
import { expect, test } from '../setup/test';

const GONE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to (load resource|fetch)|Error loading route/;
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The connection is gone');
  await expect(page).toHaveTitle('The connection is gone | Soundings');
  await expect(page.getByRole('banner')).toContainText('Hello, Ines');
  await expect(nav(page).getByRole('link', { name: 'Trends' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
}

test('going on without a connection says so, and goes on once it is back', async ({
  page,
  context,
  allowErrors,
  axe,
}) => {
  allowErrors(GONE);
  await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const name of ['Trends', 'Reports']) {
    await nav(page).getByRole('link', { name }).click();
    await expectGone(page);
  }
  await axe();
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expectGone(page);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood reports');
});

test('so does a server that nobody reaches', async ({ page, allowErrors }) => {
  allowErrors(GONE);
  await becomeMember(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  await expectGone(page);
  await page.unroute('**/*');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The connection is gone');
  await expect(page).toHaveURL('/trends');
});

/** As a proxy does while the server behind it is away. */
const answerAsProxy = (page: Page) =>
  page.route('**/*.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  );
const BY_PROXY = /502|turbo-stream|SyntaxError/;

test('a page that a proxy answers in our place is a connection that is gone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(BY_PROXY);
  await becomeMember(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await answerAsProxy(page);
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  await expectGone(page);
  await page.unroute('**/*.data*');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The connection is gone');
});

test('a form and a button that a proxy answers in our place keep their page and say it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(BY_PROXY);
  await becomeMember(page);
  const { id } = await checkIn(page.request, { notes: 'before' });
  await page.goto(`/history/${id}/edit`);
  await page.waitForLoadState('networkidle');
  await answerAsProxy(page);
  await page.getByLabel('Note').fill('Typed with one thumb.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(errorSummary(page)).toContainText('The server could not be reached');
  await expect(page.getByLabel('Note')).toHaveValue('Typed with one thumb.');
  await page.unroute('**/*.data*');

  await page.goto(`/history/${id}/delete`);
  await page.waitForLoadState('networkidle');
  await answerAsProxy(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(page.locator('.failure')).toContainText('The server could not be reached');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delete the check-in');
});

test('a button that reaches nobody keeps its page and says it', async ({ page, allowErrors }) => {
  allowErrors(GONE);
  await becomeMember(page);
  const [end, start] = [new Date(), new Date(Date.now() - 7 * 86_400_000)].map((day) =>
    day.toISOString().slice(0, 10),
  );
  await page.request.post('/api/mood-reports', {
    data: {
      title: 'Before my visit',
      providerName: 'Dr. Abara',
      providerEmail: 'abara@example.org',
      dateRange: { start, end },
    },
  });
  await page.goto('/mood-reports');
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /^Close the link/ }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(page.locator('.failure')).toContainText('The server could not be reached');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood reports');
  await expect(page.getByRole('article', { name: 'Before my visit' })).toBeVisible();
});

test('a page whose script is not there any more is loaded again', async ({ page, allowErrors }) => {
  allowErrors(/404|Failed to|Error loading route/);
  await becomeMember(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let isGone = true;
  await page.route('**/assets/**', async (route) => {
    if (isGone) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  const loaded = page.waitForEvent('domcontentloaded');
  await nav(page).getByRole('link', { name: 'Trends' }).click();
  isGone = true;
  await loaded;
  isGone = false;
  await expect(page.getByRole('banner')).toContainText('Hello, Ines');
});

test('the theme changes at once, keeps what was typed, and says when it cannot', async ({
  page,
  allowErrors,
}) => {
  allowErrors(GONE);
  await becomeMember(page);
  await page.goto('/history/new');
  await page.getByLabel('Note (Optional)').fill('Half a page');
  await page.route('**/theme', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(page.locator('.failure')).toContainText('The theme could not be changed just now.');
  await page.unroute('**/theme');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.failure')).toHaveCount(0);
  await expect(page.getByLabel('Note (Optional)')).toHaveValue('Half a page');
  await expect(page).toHaveURL('/history/new');
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a form goes nowhere but to its own page, so nothing else has to be looked up before it is sent', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await becomeMember(page);
  const { id } = await checkIn(page.request, { notes: 'before' });
  await page.route('**/__manifest?**', (route) => route.abort('connectionrefused'));
  await page.goto(`/history/${id}/edit`);
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Note').fill('Typed with one thumb.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(errorSummary(page)).toContainText('The server could not be reached');
  await expect(page.getByLabel('Note')).toHaveValue('Typed with one thumb.');
});
