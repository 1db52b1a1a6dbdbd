import type { Page } from 'playwright/test';
import { becomeGuest, becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test as base } from '../setup/test';
import { test } from '../setup/test-with-model';

const section = (page: Page) => page.getByRole('region', { name: 'Outside AI' });
const question = (page: Page) => page.getByRole('region', { name: /May a language model help/ });

test.describe('on a server with a model', () => {
  test('a member is asked once, where it first matters; a no is a no', async ({ page, modelName, axe }) => {
    await becomeMember(page);
    await page.goto('/trends');
    await expect(question(page)).toHaveCount(0);
    await checkIn(page.request);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/trends');
      await page.waitForLoadState('networkidle');
      await question(page).getByText('What would be sent, and to whom').click();
      await axe();
    }
    await expectNoSidewaysScroll(page);
    await expect(question(page)).toContainText(modelName);
    await expect(question(page).getByText('What is never sent')).toBeVisible();
    await question(page).getByRole('button', { name: 'No, send nothing' }).click();
    await expect(page).toHaveURL('/trends');
    await expectToast(page, 'Nothing will be sent');
    await expect(question(page)).toHaveCount(0);
    await page.goto('/trends');
    await expect(question(page)).toHaveCount(0);
    await page.goto('/settings');
    await expectNoSidewaysScroll(page);
    await expect(section(page)).toContainText('Off: nothing is sent. You decided this on');
  });

  test('after a yes its words are marked; it can be taken back in the settings, and given again', async ({
    page,
    modelName,
  }) => {
    await becomeMember(page);
    await checkIn(page.request);
    await page.goto('/trends');
    await question(page).getByRole('button', { name: 'Yes, it may' }).click();
    await expectToast(page, 'Thank you, noted');
    await expect(question(page)).toHaveCount(0);
    const says = page.getByRole('region', { name: 'What your check-ins say' });
    await expect(async () => {
      await page.goto('/trends');
      await expect(says).toContainText('Put simply: ', { timeout: 1_000 });
    }).toPass();
    await expect(says).toContainText(`Worded by an outside AI (${modelName})`);
    await says.getByRole('link', { name: 'turn this off' }).click();

    await expect(page).toHaveURL('/settings#outside-ai');
    await expect(section(page)).toContainText('On: a language model may help');
    await expect(section(page)).toContainText(modelName);
    await section(page).getByRole('button', { name: 'Turn it off' }).click();
    await expect(page).toHaveURL('/settings#outside-ai');
    await expectToast(page, 'Nothing will be sent');
    await expect(section(page)).toContainText('Off: nothing is sent.');
    await page.goto('/trends');
    await expect(says).not.toContainText('Put simply');
    await page.goto('/settings');
    await section(page).getByRole('button', { name: 'Turn it on' }).click();
    await expect(section(page)).toContainText('On: a language model may help');
  });

  test('a guest can decide beforehand, and is told the truth about it', async ({ page, modelName, axe }) => {
    await becomeGuest(page);
    await page.goto('/settings');
    await expect(section(page)).toContainText('You have not been asked yet');
    await expect(section(page)).toContainText('Your name, email and phone number');
    await axe();
    await section(page).getByRole('button', { name: 'Keep it off' }).click();
    await expect(section(page).getByRole('button')).toHaveText(['Turn it on']);
    await page.goto('/privacy');
    await expect(page.getByRole('main')).toContainText(`Only if you say yes to outside AI: ${modelName}`);
  });
});

base.describe('on a server without a model', () => {
  base('nothing is asked, and there is no switch', async ({ page }) => {
    await becomeMember(page);
    await checkIn(page.request);
    await page.goto('/trends');
    await expect(question(page)).toHaveCount(0);
    await page.goto('/settings');
    await expect(section(page)).toHaveCount(0);
    await page.goto('/privacy');
    await expect(page.getByRole('main')).toContainText('none of your data goes to an AI anywhere else');
    const form = { answer: 'yes', host: 'x' };
    const answer = await page.request.post('/outside-ai', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(409);
  });
});
