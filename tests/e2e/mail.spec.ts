import { fillIn } from '../factories/forms';
import { becomeMember, memberDetails } from '../factories/people';
import { expectNoSidewaysScroll, expectToast } from '../factories/screens';
import { changeFromOutside } from '../factories/server-database';
import { startServer, type TestServer } from '../setup/server';
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server';
import { expect, test as base } from '../setup/test';

interface Connected {
  smtp: SmtpServer;
  server: TestServer;
}

const test = base.extend<object, Connected>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtpServer();
      smtp.answer('busy');
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startServer({ env: { SMTP_URL: smtp.url } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('while mail does not leave, who asks for a link is told so, with or without an account', async ({
  page,
  axe,
}) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  const says: string[] = [];
  for (const email of [ines.email, memberDetails().email]) {
    await page.goto('/auth?tab=reset');
    await fillIn(page, { Email: email });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Your link may take longer' })).toBeVisible();
    await expectToast(page, 'We have your request', 'The email may take longer than usual.');
    says.push(await page.getByRole('main').innerText());
  }
  expect(says[1]).toBe(says[0]);
  expect(says[0]).not.toContain('on its way');
  await axe();
  await expectNoSidewaysScroll(page);
});

test('an admin is told what happened to a reset email, and sees the mails that wait', async ({
  page,
  smtp,
  server,
  axe,
}) => {
  const admin = await becomeMember(page, { firstName: 'Ada' });
  await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE email = ?', [admin.email]);
  const details = memberDetails({ lastName: 'Oliveira', email: `zoe-${memberDetails().email}` });
  const data = { ...details, confirmPassword: details.password };
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { user } = (await answer.json()) as { user: { id: string } };

  await page.goto(`/admin?user=${user.id}&confirm=reset`);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(
    page,
    'Password reset',
    'The email has not left yet: there is no connection to the mail server (421 4.3.2). It is tried again for up to an hour, and the Mail tab shows what becomes of it.',
  );
  await expect(page.getByRole('main')).toContainText('Mail does not leave this server as it should.');
  await page.getByRole('link', { name: 'What became of mails' }).click();
  await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'z***@e***.org' });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('There is no connection to the mail server (421 4.3.2). Next try');
  await expect(page.getByRole('main')).not.toContainText(details.email);
  await axe();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  smtp.answer('refuse');
  await page.goto(`/admin?user=${user.id}&confirm=reset`);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(
    page,
    'Reset failed',
    'The email was not sent: the mail server refuses it for good (550 5.1.1).',
  );
  await page.goto('/admin?tab=mail&status=failed');
  await expect(page.getByRole('row').filter({ hasText: 'z***@e***.org' })).toContainText('Refused');
  smtp.answer('busy');
});
