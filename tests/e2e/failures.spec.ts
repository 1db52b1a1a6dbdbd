import type { Page } from 'playwright/test';
import { becomeMember, daysAgo } from '../factories/people';
import { expectToast, toast } from '../factories/screens';
import { changeFromOutside, whileLocked } from '../factories/server-database';
import type { TestServer } from '../setup/server';
import { expect, test } from '../setup/test';

/** The server waits for a locked database before it gives up. */
const SLOW = { timeout: 20_000 };
const BUSY = 'We could not reach our storage just now.';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const reportBody = () => ({
  title: 'Before my visit',
  providerName: 'Dr. Abara',
  providerEmail: 'abara@example.org',
  dateRange: { start: daysAgo(7).slice(0, 10), end: daysAgo(0).slice(0, 10) },
});

/** What is done on a page while the database takes nothing, and what is then said to have failed. */
interface Failing {
  name: string;
  title: string;
  path: (of: { userId: string; reportId: number }) => string;
  act: (page: Page) => Promise<void>;
}

const FAILING: Failing[] = [
  {
    name: 'deleting a report',
    title: 'Error',
    path: ({ reportId }) => `/mood-reports?dialog=delete&report=${reportId}`,
    act: (page) => press(page, 'Delete this report'),
  },
  {
    name: 'closing a link',
    title: 'Error',
    path: () => '/mood-reports',
    act: (page) => press(page, /^Close the link/),
  },
  {
    name: 'making an admin',
    title: 'Update failed',
    path: ({ userId }) => `/admin?user=${userId}`,
    act: (page) => press(page, 'Remove Admin'),
  },
  {
    name: 'sending a reset email',
    title: 'Reset failed',
    path: ({ userId }) => `/admin?user=${userId}&confirm=reset`,
    act: (page) => press(page, 'Send Reset Email'),
  },
  {
    name: 'testing the connection',
    title: 'Test Failed',
    path: () => '/sms-dashboard?tab=test',
    act: (page) => press(page, 'Test connection'),
  },
];

async function setUp(page: Page, server: TestServer) {
  const ines = await becomeMember(page);
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE email = ?', [ines.email]);
  const made = await page.request.post('/api/mood-reports', { data: reportBody() });
  const { id: reportId } = (await made.json()) as { id: number };
  const other = await page.context().browser()!.newContext({ baseURL: server.url });
  const rui = await becomeMember(await other.newPage(), { firstName: 'Rui' });
  const me = (await (await other.request.get('/api/auth/me')).json()) as { id: string };
  await other.close();
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE email = ?', [rui.email]);
  return { reportId, userId: me.id };
}

for (const { name, title, path, act } of FAILING) {
  test(`${name}: a locked database is said, and the page stays`, async ({
    page,
    server,
    allowErrors,
    jsEnabled,
    axe,
  }) => {
    allowErrors(/answer: 503|status of 503/);
    await page.goto('/');
    const place = path(await setUp(page, server));
    await page.goto(place);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await whileLocked(server, async () => {
      await act(page);
      await expect(page.locator('.toast, .errors').filter({ hasText: title }).first()).toContainText(
        BUSY,
        SLOW,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (jsEnabled) {
        await expect(page).toHaveURL(place);
        await expect(page.locator('.errors').filter({ visible: true })).toContainText(title);
        await expect(toast(page)).toContainText(title);
        await axe();
      }
    });
    await expect(page.getByRole('banner')).toContainText('Hello, Ines');
    if (!jsEnabled) return;
    // The same again, now that it can be done: nothing of the failure is left.
    await act(page);
    await expect(page.locator('.errors')).toHaveCount(0);
  });
}

test('a switch of the texts says that it was not saved, and is saved on the next try', async ({
  page,
  server,
  jsEnabled,
  allowErrors,
}) => {
  allowErrors(/answer: 503|status of 503/);
  await page.goto('/');
  await setUp(page, server);
  await page.goto('/sms-dashboard?tab=settings');
  await whileLocked(server, async () => {
    await page.getByLabel('Daily reminders').check();
    if (!jsEnabled) await press(page, 'Save');
    if (jsEnabled) await expect(toast(page)).toContainText('Update failed', SLOW);
    await expect(page.locator('.errors')).toContainText(BUSY, SLOW);
    await expect(page.getByLabel('Daily reminders')).toBeChecked();
  });
  await press(page, 'Save');
  await expectToast(page, 'Settings Updated');
  await page.goto('/sms-dashboard?tab=settings');
  await expect(page.getByLabel('Daily reminders')).toBeChecked();
  await page.getByLabel('Daily reminders').uncheck();
  if (!jsEnabled) await press(page, 'Save');
  await expectToast(page, 'Settings Updated');
});
