import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { changeFromOutside } from '../factories/server-database';
import { expect, test } from '../setup/test';

test('home names what was reached and what comes next, unless somebody wants no numbers', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Milestones' })).toHaveCount(0);
  for (const days of [2, 1, 0]) await checkIn(page.request, { date: daysAgo(days) });
  await page.goto('/');
  const milestones = page.getByRole('region', { name: 'Milestones' });
  await expect(milestones.getByRole('listitem')).toHaveText(['First check-in', '3 days in a row']);
  await expect(milestones).toContainText('Next: 10 check-ins, 7 days in a row.');
  await axe();
});

test('a message to a provider goes into the report unless it is unticked, and that is said', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/mood-reports?dialog=create');
  const dialog = page.getByRole('dialog', { name: 'Create Report' });
  await expect(dialog.getByLabel('The message above')).toBeChecked();
  await expect(dialog.getByLabel('Message (Optional)')).toHaveAccessibleDescription(/goes into the report/);
  await dialog.getByLabel('Report Title').fill('For Thursday');
  await dialog.getByLabel('Healthcare Provider Name').fill('Dr. Abara');
  await dialog.getByLabel('Provider Email').fill('abara@example.org');
  await dialog.getByLabel('Message (Optional)').fill('I sleep badly since May.');
  await dialog.getByRole('button', { name: 'Create Report' }).click();
  const card = page.getByRole('article', { name: 'For Thursday' });
  await expect(card.locator('.badge--enhanced')).toHaveText('AI Enhanced');
  await expect(page.locator('.banner--blue')).toContainText('AI Analysis Available');
  await axe();
  const link = await card.getByRole('link', { name: 'View' }).getAttribute('href');
  expect(await (await page.request.get(link!)).text()).toContain('I sleep badly since May.');
});

test('the filter of users acts at once with scripts, and a refresh keeps what is typed', async ({
  page,
  server,
  jsEnabled,
}) => {
  const ada = await becomeMember(page, { firstName: 'Ada' });
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE email = ?', [ada.email]);
  await page.goto('/admin');
  await page.getByLabel('Search').fill('Quintan');
  if (jsEnabled) {
    const read = page.waitForResponse(/\/admin\.data/);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await read;
    await expect(page.getByLabel('Search')).toHaveValue('Quintan');
    await page.getByLabel('Search').fill('');
  } else {
    await page.getByRole('link', { name: 'Refresh' }).click();
  }
  await page.getByLabel('Status').selectOption('admins');
  if (!jsEnabled) await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/status=admins/);
  await expect(page.getByLabel('Status')).toHaveValue('admins');
  await expect(page.getByRole('row').filter({ hasText: ada.email })).toHaveCount(1);
});
