import { errorSummary } from '../factories/forms';
import { daylioCsv } from '../factories/imports';
import { becomeMember } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const CSV = daylioCsv([
  '2025-03-14,March 14,Friday,8:15 PM,Calm,"reading | walk",,By the sea',
  '2025-03-13,March 13,Thursday,21:00,meh,,,',
  '2025-03-12,March 12,Wednesday,later,meh,,,',
]);

test('a member sees what Daylio’s file would add, says what the moods are worth, and adds it', async ({
  page,
  axe,
}) => {
  await becomeMember(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Add a file' }).click();
  await expect(page).toHaveTitle('Bring check-ins in | Soundings');
  await axe();
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await expect(errorSummary(page)).toContainText('Choose a file first');
  await page
    .locator('#import-file')
    .setInputFiles({ name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await expect(page).toHaveTitle('What would be added | Soundings');
  await expect(page.getByRole('row', { name: /By the sea/ })).toContainText('Added');
  await expect(page.getByRole('row', { name: /Wed 12 Mar 2025/ })).toContainText('Refused');
  await axe();
  await expect(page.getByLabel('meh', { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: 'Use these' }).click();
  await expect(errorSummary(page)).toContainText('Choose what “Calm” is worth');
  await page.getByLabel('Calm').selectOption('5 (very good)');
  await page.getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByText('2 check-ins would be added')).toBeVisible();
  await page.getByRole('link', { name: 'Refused (1)' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page).toHaveURL('/history');
  await expectToast(page, 'Your file is in');
  const stored = (await (await page.request.get('/api/mood-entries')).json()) as object[];
  expect(stored).toMatchObject([
    { responses: { overallMood: 5 }, notes: 'By the sea\n\nActivities: reading, walk', isBackdated: true },
    { responses: { overallMood: 3 }, notes: null },
  ]);
});
