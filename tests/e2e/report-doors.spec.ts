import type { Page } from 'playwright/test';
import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

/** A report with these notes in it, as whoever this browser is. */
async function makeReport(page: Page, notes: string[], changes: object = {}): Promise<string> {
  const response = await page.request.post('/api/mood-reports', {
    data: {
      title: 'For my visit',
      providerName: 'Dr. Abara',
      providerEmail: 'abara@example.org',
      dateRange: { start: daysAgo(28), end: daysAgo(0) },
      sections: { notes },
      ...changes,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { reportId: string }).reportId;
}

test('a preview of a link is neutral, and Open leads to the report, which is logged', async ({
  page,
  browser,
  server,
  jsEnabled,
  axe,
}) => {
  await becomeMember(page);
  const { id } = await checkIn(page.request, { notes: 'Slept badly' });
  const link = `/api/mood-reports/${await makeReport(page, [id])}?format=html`;
  const userAgent = 'WhatsApp/2.23.20.0 A';
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: jsEnabled,
    userAgent,
  });
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 360, height: 640 });
  await reader.goto(link);
  await expect(reader).toHaveTitle('A report was shared with you');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A report was shared with you');
  await expect(reader.locator('body')).not.toContainText(/Ines|Duarte|For my visit|Slept/);
  await expectNoSidewaysScroll(reader);
  if (jsEnabled) await axe(reader);
  await page.goto('/mood-reports');
  await expect(page.getByText('Nobody but you has opened the link yet.')).toBeVisible();
  await reader.getByRole('button', { name: 'Open' }).click();
  await expect(reader.getByText('Slept badly')).toBeVisible();
  await expect(reader).toHaveTitle('Shared mood report');
  await context.close();
  await page.reload();
  await expect(page.getByText('Opened once')).toBeVisible();
});

test('a closed report opens for its owner, marked, and can be given a new passcode', async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(/422/);
  await becomeMember(page);
  const reportId = await makeReport(page, [], { passcode: 'tide-88' });
  await page.goto('/mood-reports');
  const card = page.getByRole('article', { name: 'For my visit' });
  await card.getByRole('button', { name: 'Close the link' }).click();
  await expectToast(page, 'Link closed');
  await card.getByRole('link', { name: 'Share For my visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expect(dialog).toContainText('The link is closed: it opens for nobody but you');
  await axe();
  await dialog.getByText('Set a new passcode').click();
  await dialog.getByLabel('New passcode').fill('short');
  await dialog.getByRole('button', { name: 'Set this passcode' }).click();
  await expect(dialog).toContainText('The passcode needs at least 6 characters');
  await expect(dialog.getByLabel('New passcode')).toHaveValue('short');
  await dialog.getByLabel('New passcode').fill('lantern-7');
  await dialog.getByRole('button', { name: 'Set this passcode' }).click();
  await expectToast(page, 'Passcode set');
  await page.goto((await card.getByRole('link', { name: 'View' }).getAttribute('href'))!);
  await expect(page.getByRole('note')).toContainText('The link of this report is closed.');
  await expectNoSidewaysScroll(page);
  await axe();
  await page.request.patch(`/api/mood-reports/${reportId}`, { data: { isActive: true } });
  const byProgram = (passcode: string) =>
    fetch(new URL(`/api/mood-reports/${reportId}?format=json`, page.url()), {
      headers: { 'X-Report-Passcode': passcode },
    });
  expect((await byProgram('tide-88')).status).toBe(401);
  expect((await byProgram('lantern-7')).status).toBe(200);
});

test('the short address from a printed report leads to its passcode, however it is typed', async ({
  page,
  browser,
  server,
  jsEnabled,
}) => {
  await becomeMember(page);
  await checkIn(page.request, {});
  await makeReport(page, [], { passcode: 'tide-88' });
  const [{ shortCode }] = (await (await page.request.get('/api/mood-reports')).json()) as [
    { shortCode: string },
  ];
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: jsEnabled });
  const reader = await context.newPage();
  await reader.goto(`/r/${shortCode.slice(0, 5).toUpperCase()}-${shortCode.slice(5)}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This report is locked');
  await expect(reader.locator('body')).not.toContainText('For my visit');
  await reader.getByLabel('Passcode').fill('tide-88');
  await reader.getByRole('button', { name: 'Open the report' }).click();
  await expect(reader.getByText('For my visit')).toBeVisible();
  await context.close();
  await page.goto('/mood-reports');
  await expect(page.getByText('Opened once')).toBeVisible();
});

test('deleting a check-in whose note stands in an open report asks what becomes of the report', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  const first = await checkIn(page.request, { notes: 'For me alone', date: daysAgo(1) });
  const second = await checkIn(page.request, { notes: 'To talk about' });
  const link = `/api/mood-reports/${await makeReport(page, [first.id, second.id])}?format=json`;
  const shown = async () => (await page.request.get(link)).text();
  await page.goto(`/history/${first.id}/delete`);
  await expect(page.getByRole('group', { name: 'Its note stands in a report' })).toContainText(
    '“For my visit”, for Dr. Abara',
  );
  await expectNoSidewaysScroll(page);
  await axe();
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The report was updated');
  expect(await shown()).toContain('To talk about');
  expect(await shown()).not.toContain('For me alone');
  // Bringing the check-in back does not put its note back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('For me alone')).toBeVisible();
  expect(await shown()).not.toContain('For me alone');

  await page.goto(`/history/${second.id}/delete`);
  await page.getByLabel('Close its link').check();
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The report’s link is closed');
  await page.goto('/mood-reports');
  await expect(page.getByText('Link closed')).toBeVisible();
});

test('a report made in another tab meanwhile is asked about before anything is deleted', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await becomeMember(page);
  const { id } = await checkIn(page.request, { notes: 'For me alone' });
  await page.goto(`/history/${id}/delete`);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await makeReport(page, [id]);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('The note of this check-in stands in a report.');
  await page.getByLabel('Leave it as it is').check();
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The check-in is deleted.')).toBeVisible();
});

test('changing a note that stands in an open report asks what becomes of the report', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  const { id } = await checkIn(page.request, { notes: 'For me alone', date: daysAgo(1) });
  const link = `/api/mood-reports/${await makeReport(page, [id])}?format=json`;
  const shown = async () => (await page.request.get(link)).text();
  const changeNote = async (text: string) => {
    await page.goto(`/history/${id}/edit`);
    await page.getByLabel('Note').fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Check-in changed');
  };
  await changeNote('To talk about');
  await expect(page).toHaveURL(`/history/${id}/reports`);
  await expect(page.getByRole('group', { name: 'Its earlier note stands in a report' })).toContainText(
    '“For my visit”, for Dr. Abara',
  );
  await expectNoSidewaysScroll(page);
  await axe();
  expect(await shown()).toContain('For me alone');
  await page.getByRole('button', { name: 'Do this' }).click();
  await expectToast(page, 'The report was updated');
  expect(await shown()).toContain('To talk about');
  expect(await shown()).not.toContain('For me alone');

  await changeNote('');
  await page.getByLabel('Close its link').check();
  await page.getByRole('button', { name: 'Do this' }).click();
  await expectToast(page, 'The report’s link is closed');
  await changeNote('Something new');
  await expect(page).toHaveURL(`/history/${id}`);
});
