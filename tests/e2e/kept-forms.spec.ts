import type { Page } from 'playwright/test';
import { chooseFace, errorSummary, fillIn, logIn, unfold } from '../factories/forms';
import { becomeMember, checkIn, type MemberDetails } from '../factories/people';
import { endSessionElsewhere, expectToast } from '../factories/screens';
import { whileLocked } from '../factories/server-database';
import { expect, test } from '../setup/test';

/** The server waits for a locked database before it gives up. */
const SLOW = { timeout: 20_000 };

interface KeptForm {
  name: string;
  open: (page: Page, entry: string) => string;
  /** The line behind which it stands. */
  fold?: string;
  /** By label. */
  typed: Record<string, string>;
  /** Typed as well, and never to be seen again. */
  secrets?: (member: MemberDetails) => Record<string, string>;
  button: string;
  saved: string;
  /** What a locked database is called there. */
  failure?: string;
}

const FORMS: KeptForm[] = [
  {
    name: 'an earlier check-in',
    open: () => '/history/new',
    typed: { Time: '18:30', Note: 'Typed with one thumb.' },
    button: 'Save',
    saved: 'Check-in added',
  },
  {
    name: 'a changed check-in',
    open: (_, entry) => `/history/${entry}/edit`,
    typed: { Note: 'Typed with one thumb.' },
    button: 'Save',
    saved: 'Check-in changed',
  },
  {
    name: 'a safety plan',
    open: () => '/safety-plan',
    typed: { 'Signs that it is getting hard': 'I stop answering the phone.' },
    button: 'Save my plan',
    saved: 'Your plan is saved',
  },
  {
    name: 'name and number',
    open: () => '/settings',
    fold: 'Change my name or number',
    typed: { 'First name': 'Inês Maria', 'Phone number': '+1 555 010 0777' },
    button: 'Save name and number',
    saved: 'Your name and number are saved',
  },
  {
    name: 'a new email address',
    open: () => '/settings',
    fold: 'Change my email address',
    typed: { 'New email address': 'typed@example.org' },
    secrets: ({ password }) => ({ 'Current password': password }),
    button: 'Send the link',
    saved: 'Check your new mailbox',
  },
  {
    name: 'a report',
    open: () => '/mood-reports?dialog=create',
    typed: {
      'Report Title': 'For Tuesday',
      'Healthcare Provider Name': 'Dr. Abara',
      'Provider Email': 'abara@example.org',
    },
    secrets: () => ({ Passcode: 'lantern-19' }),
    button: 'Create Report',
    saved: 'Report Created',
  },
];

const field = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`, 'i'))
    .first();

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
}

const send = (page: Page, button: string) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).last().click();

for (const form of FORMS) {
  async function fill(page: Page, member: MemberDetails) {
    if (form.fold) await unfold(page, form.fold);
    for (const [label, text] of Object.entries({ ...form.typed, ...form.secrets?.(member) }))
      await field(page, label).fill(text);
    if (form.open(page, '') === '/history/new') await chooseFace(page, 'Mood', 'Low');
  }

  test(`${form.name}: sent when the session has ended, it is there after the login`, async ({
    page,
    axe,
  }) => {
    const ines = await becomeMember(page);
    const { id } = await checkIn(page.request, { notes: 'before' });
    const path = form.open(page, id);
    await page.goto(path);
    await fill(page, ines);
    await endSessionElsewhere(page);
    await send(page, form.button);
    await expect(page.getByRole('main')).toContainText('What you had just sent is kept for you.');
    await logIn(page, ines, page.url());
    await expect(page.getByText('What you wrote is here again')).toBeVisible();
    await expectTyped(page, form.typed);
    for (const label of Object.keys(form.secrets?.(ines) ?? {}))
      await expect(field(page, label)).toHaveValue('');
    await axe();
    for (const [label, text] of Object.entries(form.secrets?.(ines) ?? {}))
      await field(page, label).fill(text);
    await send(page, form.button);
    await expectToast(page, form.saved);
    await page.goto(path);
    await expect(page.getByText('What you wrote is here again')).toHaveCount(0);
  });

  test(`${form.name}: a locked database takes nothing that was typed`, async ({
    page,
    server,
    allowErrors,
  }) => {
    allowErrors(/answer: 503|status of 503/);
    const ines = await becomeMember(page);
    const { id } = await checkIn(page.request, { notes: 'before' });
    await page.goto(form.open(page, id));
    await fill(page, ines);
    await whileLocked(server, async () => {
      await send(page, form.button);
      await expect(errorSummary(page)).toContainText('We could not reach our storage just now.', SLOW);
      await expectTyped(page, form.typed);
    });
    await expect(page.getByRole('banner')).toContainText('Hello, Ines');
    for (const [label, text] of Object.entries(form.secrets?.(ines) ?? {}))
      await field(page, label).fill(text);
    await send(page, form.button);
    await expectToast(page, form.saved);
  });

  test(`${form.name}: out of reach of the server, the page stays`, async ({
    page,
    jsEnabled,
    allowErrors,
  }) => {
    test.skip(!jsEnabled, 'without scripts the browser itself says so, and goes back to the form');
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
    const ines = await becomeMember(page);
    const { id } = await checkIn(page.request, { notes: 'before' });
    await page.goto(form.open(page, id));
    await fill(page, ines);
    await page.context().setOffline(true);
    await send(page, form.button);
    await expect(errorSummary(page)).toContainText('The server could not be reached');
    await expectTyped(page, form.typed);
    await page.context().setOffline(false);
  });
}

test('two forms that were sent after the session had ended are both there', async ({
  page,
  context,
  jsEnabled,
}) => {
  test.skip(
    jsEnabled,
    'with scripts a tab loads again as soon as another one shows that nobody is logged in',
  );
  const ines = await becomeMember(page);
  await page.goto('/settings');
  await unfold(page, 'Change my name or number');
  await fillIn(page, { 'First name': 'Inês Maria' });
  const other = await context.newPage();
  await other.goto('/safety-plan');
  await field(other, 'Signs that it is getting hard').fill('I stop answering the phone.');
  await endSessionElsewhere(page);
  await send(page, 'Save name and number');
  await expect(page).toHaveURL(/auth\?ended=1/);
  await send(other, 'Save my plan');
  await expect(other).toHaveURL(/auth\?ended=1/);
  await logIn(page, ines, page.url());
  await expectTyped(page, { 'First name': 'Inês Maria' });
  await page.goto('/safety-plan');
  await expectTyped(page, { 'Signs that it is getting hard': 'I stop answering the phone.' });
});

test('settings that somebody left open change nothing of whoever is logged in by now', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/settings');
  await unfold(page, 'Change my name or number');
  await fillIn(page, { 'First name': 'Inês Maria' });
  await page.context().clearCookies({ name: 'session' });
  await becomeMember(page, { firstName: 'Tomasz' });
  await send(page, 'Save name and number');
  await expectToast(page, 'Not saved in your account');
  await expect(page.getByRole('banner')).toContainText('Hello, Tomasz');
  await page.goto('/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Tomasz');
  await expect(page.getByText('What you wrote is here again')).toHaveCount(0);
});
