import { acknowledgeDisclaimer, becomeMember, checkIn } from '../factories/people';
import { expectNoSidewaysScroll } from '../factories/screens';
import { startServer } from '../setup/server';
import { expect, test } from '../setup/test';

test('the form of a new account leads to the terms without losing what was typed', async ({
  page,
  context,
}) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Ines');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
});

test('who has just registered is told nothing at home', async ({ page }) => {
  await becomeMember(page);
  await checkIn(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'terms' })).toHaveCount(0);
});

test('/licenses is small, and has every text in the page itself', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  const response = await page.goto('/licenses');
  expect(Buffer.byteLength((await response?.body()) ?? '')).toBeLessThan(500_000);
  const main = page.getByRole('main');
  await expect(main).toContainText('@remix-run/react');
  await expect(main).toContainText('Copyright (c) 2022 Edmund Hung');
  await expect(main).not.toContainText('vitest');
  const last = main.getByText('The words of this license').first();
  await last.click();
  await expect(main.getByText('Permission is hereby granted').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('who runs the server', () => {
  test('stands in the footer, on /privacy, /terms and /safety, as a text', async ({
    browser,
    axe,
    jsEnabled,
  }) => {
    const server = await startServer({
      env: { OPERATOR_NAME: 'Harbour <b>Clinic</b>', OPERATOR_CONTACT: 'ops@soundings.example' },
    });
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: jsEnabled });
    const page = await context.newPage();
    await acknowledgeDisclaimer(page);
    const named = 'This server is run by Harbour <b>Clinic</b>. Contact: ops@soundings.example.';
    for (const path of ['/', '/privacy', '/terms', '/safety']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo'), path).toContainText(named);
      if (path !== '/') await expect(page.getByRole('main'), path).toContainText(named);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'ops@soundings.example' })).toHaveAttribute(
      'href',
      'mailto:ops@soundings.example',
    );
    if (jsEnabled) await axe(page);
    expect(server.logs()).not.toContain('OPERATOR_');
    await context.close();
    await server.stop();
  });

  test('is not made up where nobody has said it', async ({ page, server }) => {
    await acknowledgeDisclaimer(page);
    await page.goto('/terms');
    await expect(page.locator('body')).not.toContainText('This server is run by');
    expect(server.logs()).toContain('OPERATOR_NAME and OPERATOR_CONTACT are not set: no page says who');
  });
});
