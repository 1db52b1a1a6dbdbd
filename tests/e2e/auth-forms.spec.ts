import { errorSummary, expectFieldErrors, expectFocus, fillIn, sendForm } from '../factories/forms';
import { acknowledgeDisclaimer, becomeGuest, becomeMember, memberDetails } from '../factories/people';
import { expectToast, toast } from '../factories/screens';
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

test('a stranger looks at a password without scripts: it is typed again, and the rest is kept', async ({
  page,
  axe,
}) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth?tab=register&redirectTo=%2Ftrends');
  await fillIn(page, { 'First name': 'Marisol', Email: 'not yet', Password: 'pw-#1-lantern' });
  const answer = await sendForm(page, 'Show confirm password');
  expect(answer).not.toContain('pw-#');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('First name')).toHaveValue('Marisol');
  await expect(field('Email')).toHaveValue('not yet');
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await expect(field('Password')).toHaveValue('');
  await expectFocus(field('Confirm password'));
  await expect(page.getByText('Please type the password again')).toBeVisible();
  await expect(errorSummary(page)).toHaveCount(0);
  await axe();
  await page.getByRole('button', { name: 'Hide password', exact: true }).click();
  await expect(field('Password')).toHaveAttribute('type', 'password');
  await expect(page.locator('[name="redirectTo"][value="/trends"]').first()).toBeAttached();
});

test('Enter sends the form and shows no password', async ({ page }) => {
  const ines = await becomeMember(page);
  await page.request.post('/logout');
  await page.goto('/auth');
  await fillIn(page, { Email: ines.email, Password: 'not-the-password' });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(errorSummary(page)).toContainText('Login failed');
  await fillIn(page, { Password: ines.password });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('a guest’s password is judged while it is typed where scripts run, and otherwise once it is taken', async ({
  page,
  jsEnabled,
}) => {
  await becomeGuest(page);
  await page.goto('/auth');
  await fillIn(page, { Email: 'marisol@example.org' });
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(jsEnabled ? 'marisol@example.org' : '');
  const password = page.getByLabel('Password', { exact: true });
  const { email, lastName, phoneNumber } = memberDetails();
  await fillIn(page, { 'First name': 'Marisol', Password: 'marisol1' });
  if (jsEnabled) {
    await expect(page.getByText('Easy to guess: it holds your name')).toBeVisible();
    await fillIn(page, { Password: 'lantern-tide-moss' });
    await expect(page.getByText(/Easy to guess|A little short/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show password', exact: true }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('lantern-tide-moss');
    await page.getByRole('button', { name: 'Hide password', exact: true }).click();
    await expect(password).toHaveAttribute('type', 'password');
  }
  await fillIn(page, {
    'Last name': lastName,
    Email: email,
    'Phone number (required)': phoneNumber,
    Password: 'marisol1',
    'Confirm password': 'marisol1',
  });
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Account Created Successfully!');
  await expect(toast(page)).toContainText(
    'A word about your password. Easy to guess: it holds your name or email.',
  );
});
