import type { Page } from 'playwright/test';
import { errorSummary, fillIn, logIn } from '../factories/forms';
import { becomeMember } from '../factories/people';
import { expectToast } from '../factories/screens';
import { expect, test } from '../setup/test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, button: string) =>
  main(page).getByRole('button', { name: button, exact: true }).click();

/** A phone that knows its owner by their finger. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowsOwner: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setCounter: async (signCount: number) => {
      const [credential] = (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
      if (!credential) throw new Error('the device has no passkey');
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      });
    },
  };
}

/** The page of the login has no script: its link leads to one that asks the device at once. */
const usePasskey = (page: Page) =>
  main(page).getByRole('link', { name: 'Use a passkey', exact: true }).click();

async function addPasskey(page: Page, password: string, name: string) {
  await page.goto('/settings/security');
  await fillIn(page, { 'Your current password': password });
  await press(page, 'Go on');
  await fillIn(page, { 'Name of the new passkey': name });
  await press(page, 'Add a passkey');
}

test('a refused name leaves nothing of the refusal once it is corrected', async ({ page }) => {
  await plugIn(page);
  const ines = await becomeMember(page);
  await addPasskey(page, ines.password, 'My \u202ephone');
  await expect(errorSummary(page)).toBeVisible();
  await fillIn(page, { 'Name of the new passkey': 'My phone' });
  await press(page, 'Add a passkey');
  await expectToast(page, 'Your passkey is added');
  await expect(errorSummary(page)).toHaveCount(0);
  const name = page.getByLabel('Name of the new passkey');
  await expect(name).toHaveValue('');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('a passkey is added, logs in without the password, and is removed', async ({ page, server, axe }) => {
  const device = await plugIn(page);
  const ines = await becomeMember(page);
  await addPasskey(page, ines.password, 'My phone');
  await expectToast(page, 'Your passkey is added');
  await expect(main(page)).toContainText('Not used yet');
  await axe();
  await fillIn(page, { 'Name of the new passkey': 'Again' });
  await press(page, 'Add a passkey');
  await expect(main(page)).toContainText('This device has a passkey for your account already.');

  await page.request.post('/logout');
  await page.goto('/auth?redirectTo=%2Fsettings%2Fsecurity');
  await axe();
  await usePasskey(page);
  await expect(page).toHaveURL('/settings/security');
  await expectToast(page, 'Welcome back!');
  await expect(main(page)).toContainText('Last used');
  await press(page, 'Use a passkey instead');
  await main(page).getByRole('button', { name: 'Remove My phone' }).click();
  await expectToast(page, 'The passkey is removed', 'My phone');

  await page.request.post('/logout');
  await page.goto('/auth');
  await usePasskey(page);
  await expect(errorSummary(page)).toContainText('This passkey did not work here');
  await axe();
  await logIn(page, ines);
  await expectToast(page, 'Welcome back!');
  expect(await device.credentials()).toHaveLength(1);
  await expect(async () => {
    const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${ines.email}`)).join('\n');
    expect(mails).toContain('A new passkey for Soundings');
    expect(mails).toContain('A passkey was removed');
  }).toPass();
});

test('a device that does not know its owner, or was copied, opens nothing', async ({ page }) => {
  const device = await plugIn(page);
  const ines = await becomeMember(page);
  await addPasskey(page, ines.password, 'My phone');
  await expectToast(page, 'Your passkey is added');
  await page.request.post('/logout');
  await page.goto('/auth');
  await usePasskey(page);
  await expectToast(page, 'Welcome back!');

  await page.request.post('/logout');
  await page.goto('/auth');
  await device.setCounter(0);
  await usePasskey(page);
  await expect(errorSummary(page)).toContainText('This passkey did not work here');
  await device.knowsOwner(false);
  await press(page, 'Use a passkey');
  await expect(main(page)).toContainText('No passkey was used.');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('an answer is taken once, and from the browser that was asked alone', async ({
  page,
  playwright,
  server,
}) => {
  await plugIn(page);
  const ines = await becomeMember(page);
  await addPasskey(page, ines.password, 'My phone');
  await expectToast(page, 'Your passkey is added');
  await page.request.post('/logout');
  await page.goto('/auth');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/auth.data'),
  );
  await usePasskey(page);
  const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? '';
  expect(answer).toContain('clientDataJSON');
  await expectToast(page, 'Welcome back!');
  const form = { intent: 'passkey', redirectTo: '/', answer };
  expect((await page.request.post('/auth', { form, maxRedirects: 0 })).status()).toBe(401);
  const thief = await playwright.request.newContext({ baseURL: server.url });
  expect((await thief.post('/auth', { form, maxRedirects: 0 })).status()).toBe(401);
  await thief.dispose();
});
