import { errorSummary, expectFieldErrors } from '../factories/forms';
import { becomeMember } from '../factories/people';
import { expectNoSidewaysScroll, expectToast, toast } from '../factories/screens';
import { expect, test } from '../setup/test';

test('a member writes the reflection of the week once, loses no word on the way, and reads it back', async ({
  page,
  axe,
  jsEnabled,
}) => {
  await becomeMember(page);
  await page.goto('/weekly-reflection');
  for (const label of ['Avg Mood', 'Avg Energy', 'Avg Sleep', 'Calm Level'])
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  const challenges = page.getByLabel('Challenges and Growth');
  await challenges.fill('Nights <b>without</b> sleep');
  if (jsEnabled) {
    await page.waitForResponse((response) => response.url().endsWith('/weekly-reflection/draft'));
    await page.reload();
    await expect(page.getByText('What you wrote earlier is still here.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Weekly Reflection' }).click();
  await expectFieldErrors(page, { Highlights: 'Please add at least one highlight' });
  const why = 'Your weekly highlights help track your progress.';
  await expect(errorSummary(page)).toContainText(why);
  if (jsEnabled) await expect(toast(page)).toContainText(why);
  await expect(challenges).toHaveValue('Nights <b>without</b> sleep');
  await axe();

  await page.getByLabel('Highlights').fill('The walk by the river');
  await page.getByRole('button', { name: 'Save Weekly Reflection' }).click();
  await expectToast(page, 'Reflection Saved! 🌟', 'Your weekly reflection has been recorded.');
  await expect(page.getByText("You've already completed this week's reflection!")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Weekly Reflection' })).toHaveCount(0);
  const written = page.getByRole('region', { name: 'Your reflection of this week' });
  await expect(written.getByRole('heading', { level: 3 })).toHaveText([
    'Highlights',
    'Challenges and Growth',
  ]);
  await expect(written).toContainText('Nights <b>without</b> sleep');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await axe();
});
