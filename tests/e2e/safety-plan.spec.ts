import { errorSummary } from '../factories/forms';
import { becomeGuest, becomeMember } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const SELF = 'Things I can do by myself';
const PEOPLE = 'People I can ask for help';

test('a guest writes a plan, reads it back, and can call from it', async ({ page, axe }) => {
  await becomeGuest(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My safety plan' }).click();
  await expect(page).toHaveTitle('My safety plan | Soundings');
  await axe();
  await page.getByLabel(SELF, { exact: true }).fill('Walk to the harbor\nCold water on my wrists');
  await page.getByLabel(PEOPLE, { exact: true }).fill('My sister (212) 555-2368, evenings');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expectToast(page, 'Your plan is saved');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Things|People/ })).toHaveText([
    SELF,
    PEOPLE,
  ]);
  await expect(page.getByText('My sister (212) 555-2368, evenings')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call (212) 555-2368' })).toHaveAttribute(
    'href',
    'tel:+12125552368',
  );
  await expect(page.getByRole('link', { name: 'Text (212) 555-2368' })).toHaveAttribute(
    'href',
    'sms:+12125552368',
  );
  await axe();
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue(
    'Walk to the harbor\nCold water on my wrists',
  );
});

test('an example is taken over by a tap, and kept', async ({ page, jsEnabled, axe }) => {
  await becomeGuest(page);
  await page.goto('/safety-plan');
  await expect(page.getByRole('main')).toContainText('Six short lists for a hard hour');
  const examples = page.getByRole('list', { name: 'Examples' }).filter({ hasText: 'Take a shower' });
  await expect(examples.getByRole('listitem')).toHaveCount(4);
  if (!jsEnabled) {
    await expect(examples.getByRole('button')).toHaveCount(0);
    return;
  }
  await axe();
  await page.getByLabel(SELF, { exact: true }).fill('Count the boats');
  await examples.getByRole('button', { name: 'Take a shower' }).click();
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue('Count the boats\nTake a shower');
  await expect(page.getByRole('list', { name: 'Examples' }).filter({ hasText: 'Take a shower' })).toHaveCount(
    0,
  );
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/safety-plan');
  await expect(page.getByRole('main')).toContainText('Take a shower');
  await expect(page.getByRole('main')).not.toContainText('Six short lists');
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(examples).toHaveCount(0);
});

test('it is one tap from the support card', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'If today is too heavy to carry alone' });
  await card.getByRole('link', { name: 'My safety plan' }).click();
  await expect(page).toHaveURL('/safety-plan');
});

test('a member writes it before onboarding is done', async ({ page }) => {
  await becomeMember(page, { onboarded: false });
  await page.goto('/safety-plan');
  await page.getByLabel(SELF, { exact: true }).fill('Count the boats');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText('Count the boats')).toBeVisible();
});

test('what is typed is kept, without a button where scripts run', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await page.goto('/safety-plan');
  await page.getByLabel(SELF, { exact: true }).fill('Breathe with the');
  if (jsEnabled) await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByLabel(SELF, { exact: true }).press('End');
  await page.getByLabel(SELF, { exact: true }).pressSequentially(' lighthouse');
  if (jsEnabled) await page.goto('/');
  else await page.getByRole('button', { name: 'Save my plan' }).click();
  await page.goto('/safety-plan?edit=1');
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue('Breathe with the lighthouse');
});

test('a plan that was changed on another device is not overwritten unseen', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/safety-plan');
  const elsewhere = await page.request.put('/api/safety-plan', {
    data: { copingSteps: 'From the phone', version: 0 },
  });
  expect(elsewhere.status()).toBe(200);
  await page.getByLabel(SELF, { exact: true }).fill('From the laptop');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(errorSummary(page)).toContainText('changed on another page or device');
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue('From the laptop');
  await expect(page.getByText('Saved elsewhere: “From the phone”')).toBeVisible();
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText('From the laptop')).toBeVisible();
});

test('a part that is too long is said so, and nothing of it is lost', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/safety-plan');
  const long = 'y'.repeat(2001);
  await page.getByLabel(SELF, { exact: true }).fill(long);
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(/Up to 2,000 characters fit here/);
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue(long);
});

test('a plan that was refused meanwhile is not written over what was saved elsewhere', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/safety-plan');
  const long = 'y'.repeat(2001);
  await page.getByLabel(SELF).fill(long);
  await page.request.put('/api/safety-plan', { data: { people: 'From the phone', version: 0 } });
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(/Up to 2,000 characters fit here/);
  await page.getByLabel(SELF).fill('From the laptop');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText('Saved elsewhere: “From the phone”')).toBeVisible();
});

test('what is typed right after a refusal stays, however late an answer of the server comes', async ({
  page,
  jsEnabled,
}) => {
  test.skip(!jsEnabled, 'without scripts the refused page is made once, by the server');
  await becomeGuest(page);
  await page.goto('/safety-plan');
  await page.getByLabel(SELF, { exact: true }).fill('y'.repeat(2001));
  await page.request.put('/api/safety-plan', { data: { people: 'From the phone', version: 0 } });
  let isRead = false;
  await page.route('**/safety-plan.data*', async (route) => {
    isRead ||= route.request().method() === 'GET';
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(/Up to 2,000 characters fit here/);
  await page.getByLabel(SELF, { exact: true }).fill('From the laptop');
  await page.waitForLoadState('networkidle');
  expect(isRead, 'the page is not read again under what is typed').toBe(false);
  await expect(page.getByLabel(SELF, { exact: true })).toHaveValue('From the laptop');
});

test('it fits a small phone, and one printed page', async ({ page }) => {
  await becomeGuest(page);
  const lines = Array.from({ length: 5 }, (_, line) => `A line of ordinary length, number ${line + 1}`).join(
    '\n',
  );
  const fields = ['warningSigns', 'copingSteps', 'distractions', 'people', 'professionals', 'surroundings'];
  const data = { ...Object.fromEntries(fields.map((field) => [field, lines])), version: 0 };
  expect((await page.request.put('/api/safety-plan', { data })).status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/safety-plan');
  await expectNoSidewaysScroll(page);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
