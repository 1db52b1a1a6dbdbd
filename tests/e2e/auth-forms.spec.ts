import { errorSummary, expectFieldErrors, fillIn, sendForm } from '../factories/forms';
import { acknowledgeDisclaimer, becomeMember, memberDetails } from '../factories/people';
import { expect, test } from '../setup/test';

interface Mistake {
  what: string;
  tab: 'login' | 'register' | 'reset';
  button: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

const INVALID_EMAIL = 'Invalid email address';
const SHORT_PASSWORD = 'Password must be at least 6 characters';
const SECRETS = { Password: 'pw-#1', 'Confirm password': 'pw-#2' };

const MISTAKES: Mistake[] = [
  {
    what: 'a login',
    tab: 'login',
    button: 'Log in',
    typed: { Email: 'ines@nowhere', Password: 'pw-#1' },
    errors: { Email: INVALID_EMAIL, Password: SHORT_PASSWORD },
  },
  {
    what: 'an empty registration',
    tab: 'register',
    button: 'Create account',
    typed: {},
    errors: {
      'First name': 'First name must be at least 2 characters',
      'Last name': 'Last name must be at least 2 characters',
      Email: INVALID_EMAIL,
      'Phone number (required)': 'Phone number is required (minimum 10 digits)',
      Password: SHORT_PASSWORD,
      'Confirm password': "Passwords don't match",
    },
  },
  {
    what: 'a registration with slips',
    tab: 'register',
    button: 'Create account',
    typed: {
      'First name': 'Ä',
      'Last name': 'Duarte',
      Email: 'ines@example.org',
      'Phone number (required)': '555 0100 home',
      ...SECRETS,
    },
    errors: {
      'First name': 'First name must be at least 2 characters',
      'Phone number (required)': 'Invalid phone number format',
      Password: SHORT_PASSWORD,
      'Confirm password': "Passwords don't match",
    },
  },
  {
    what: 'a registration with two passwords',
    tab: 'register',
    button: 'Create account',
    typed: {
      'First name': 'Zoë <b>',
      'Last name': '"Duarte"',
      Email: 'zoe@example.org',
      'Phone number (required)': '+1 (555) 010-0199',
      Password: 'pw-#1-long-enough',
      'Confirm password': 'pw-#2-long-enough',
    },
    errors: { 'Confirm password': "Passwords don't match" },
  },
  {
    what: 'a registration with one of the most common passwords',
    tab: 'register',
    button: 'Create account',
    typed: {
      'First name': 'Zoë',
      'Last name': 'Duarte',
      Email: 'zoe@example.org',
      'Phone number (required)': '+1 (555) 010-0199',
      Password: 'Sunshine',
      'Confirm password': 'Sunshine',
    },
    errors: {
      Password:
        'This is one of the most common passwords. Please choose another: three unrelated words make a good one.',
    },
  },
  {
    what: 'a wish for a reset',
    tab: 'reset',
    button: 'Send Reset Link',
    typed: { Email: 'ines@' },
    errors: { Email: INVALID_EMAIL },
  },
];

for (const { what, tab, button, typed, errors } of MISTAKES) {
  test(`${what}: each message stands beside its field and on top, and what was typed is kept`, async ({
    page,
    axe,
  }) => {
    await acknowledgeDisclaimer(page);
    await page.goto(`/auth?tab=${tab}`);
    await fillIn(page, typed);
    const answer = await sendForm(page, button);
    await expectFieldErrors(page, errors);
    expect(answer).not.toContain('pw-#');
    expect(await page.content()).not.toContain('pw-#');
    for (const [label, value] of Object.entries(typed)) {
      const isSecret = /password/i.test(label);
      if (!isSecret) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await axe();
  });
}

test('a field that the browser would complain about gets our own message', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth');
  await fillIn(page, { Email: 'ines', Password: 'abc' });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(errorSummary(page)).toContainText('Invalid email address');
  await expect(errorSummary(page)).toContainText('Password must be at least 6 characters');
});

test('a taken email address is said beside the field', async ({ page }) => {
  const taken = await becomeMember(page);
  await page.request.post('/logout');
  await page.goto('/auth?tab=register');
  const { firstName, lastName, phoneNumber, password } = memberDetails();
  await fillIn(page, {
    'First name': firstName,
    'Last name': lastName,
    Email: taken.email.toUpperCase(),
    'Phone number (required)': phoneNumber,
    Password: password,
    'Confirm password': password,
  });
  const answer = await sendForm(page, 'Create account');
  await expect(errorSummary(page)).toContainText('Registration failed');
  await expectFieldErrors(page, { Email: 'An account with this email address already exists' });
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
  expect(answer).not.toContain(password);
});

test('a password can be looked at where scripts run, and is judged while it is typed', async ({
  page,
  jsEnabled,
}) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth');
  await fillIn(page, { Email: 'marisol@example.org' });
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(jsEnabled ? 'marisol@example.org' : '');
  const password = page.getByLabel('Password', { exact: true });
  await fillIn(page, { 'First name': 'Marisol', Password: 'marisol1' });
  await expect(password).toHaveAttribute('type', 'password');
  const show = page.getByRole('button', { name: 'Show password', exact: true });
  if (!jsEnabled) {
    await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
    return;
  }
  await expect(page.getByText('Easy to guess: it holds your name')).toBeVisible();
  await fillIn(page, { Password: 'lantern-tide-moss' });
  await expect(page.getByText(/Easy to guess|A little short/)).toHaveCount(0);
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('lantern-tide-moss');
  await page.getByRole('button', { name: 'Hide password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Show confirm password' })).toBeVisible();
});
