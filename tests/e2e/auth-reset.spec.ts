import { errorSummary, expectFieldErrors, fillIn, logIn } from '../factories/forms';
import { acknowledgeDisclaimer, becomeMember, memberDetails } from '../factories/people';
import { cookieValue, expectToast } from '../factories/screens';
import type { TestServer } from '../setup/server';
import { expect, test } from '../setup/test';

const NEW = 'moss-and-harbour';
const ENDED = 'This link was already used, is older than an hour, or you asked for a newer one.';

/** The link in the newest mail to an address, once it is there. */
async function mailedLink(server: TestServer, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${email}`));
    link = /^http\S+token=\S+$/m.exec(mails.at(-1) ?? '')?.[0];
    expect(link, `a link mailed to ${email}`).toBeTruthy();
  }).toPass({ timeout: 5_000 });
  return link as string;
}

test('asking for a link gets one answer, whether or not the email has an account', async ({
  page,
  server,
  axe,
}) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  const stranger = memberDetails().email;
  const says: string[] = [];
  for (const email of [ines.email, stranger]) {
    await page.goto('/auth?tab=reset');
    await fillIn(page, { Email: email });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectToast(page, 'Reset email sent', 'Check your email for password reset instructions.');
    says.push(await page.getByRole('main').innerText());
  }
  expect(says[1]).toBe(says[0]);
  await axe();
  expect(page.url()).not.toContain(encodeURIComponent(stranger));
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  expect(await mailedLink(server, ines.email)).toMatch(new RegExp(`^${server.url}/auth\\?tab=reset&token=`));
  expect((await server.outbox()).join()).not.toContain(stranger);
});

test('the mailed link sets a new password once, and every session ends', async ({
  page,
  request,
  server,
  axe,
}) => {
  const ines = await becomeMember(page);
  const { email } = ines;
  const elsewhere = await request.post('/api/auth/login', { data: { email, password: ines.password } });
  const { sessionToken } = (await elsewhere.json()) as { sessionToken: string };
  const me = () => request.get('/api/auth/me', { headers: { Authorization: `Bearer ${sessionToken}` } });
  expect((await me()).status()).toBe(200);

  await page.request.post('/auth', { form: { intent: 'request-reset', email } });
  const link = await mailedLink(server, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await axe();
  await fillIn(page, { 'New password': NEW, 'Confirm new password': `${NEW}!` });
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectFieldErrors(page, { 'Confirm new password': "Passwords don't match" });
  await fillIn(page, { 'New password': NEW, 'Confirm new password': NEW });
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Your password has been changed', 'Please log in with the new one.');
  await expect(page).toHaveURL('/auth?tab=login');
  await expect(page.getByRole('main')).not.toContainText('You are logged in');
  expect((await me()).status()).toBe(401);

  await logIn(page, ines);
  await expect(errorSummary(page)).toContainText('Login failed');
  await logIn(page, { email, password: NEW });
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(ENDED);
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

test('a link that was used in another tab meanwhile is told so', async ({ page, server, context }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  await page.request.post('/auth', { form: { intent: 'request-reset', email: ines.email } });
  const link = await mailedLink(server, ines.email);
  await page.goto(link);
  const token = new URL(link).searchParams.get('token') ?? '';
  const form = { intent: 'reset', token, password: NEW, confirmPassword: NEW };
  expect((await page.request.post('/auth', { form, maxRedirects: 0 })).status()).toBe(303);

  await fillIn(page, { 'New password': 'another-one', 'Confirm new password': 'another-one' });
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('main')).toContainText(ENDED);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  expect(await cookieValue(context, 'session')).toBeUndefined();
});

test('a link that was cut off or made up opens no form', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  for (const token of ['', 'made-up', 'x'.repeat(500)]) {
    await page.goto(`/auth?tab=reset&token=${token}`);
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(token === '' ? 1 : 0);
  }
});
