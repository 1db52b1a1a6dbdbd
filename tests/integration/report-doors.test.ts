import { describe, expect, it } from 'vitest';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'x-client' } });
const from = (address: string, headers: Record<string, string> = {}) =>
  server.newCaller({ 'X-Client': address, ...headers });

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const NAME = 'NAMEOFPERSON';
const NOTE = 'WORDSOFNOTE';
const FORMATS = ['html', 'json', 'csv', 'fhir'];

interface Report {
  reportId: string;
}
const linkOf = ({ reportId }: Report, format = 'html') => `/api/mood-reports/${reportId}?format=${format}`;

let members = 0;
async function newMember(): Promise<Caller> {
  const caller = from(`198.51.100.${(members += 1)}`);
  await registerAs(caller, { firstName: NAME });
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return caller;
}

async function makeReport(caller: Caller, changes: object = {}): Promise<Report> {
  const { id } = await checkInAs(caller, { notes: NOTE });
  const answer = await caller.post<Report>('/api/mood-reports', {
    title: 'TITLEOFREPORT',
    providerName: 'Dr. Abara',
    providerEmail: 'abara@example.org',
    dateRange: { start: day(-28), end: day(0) },
    sections: { notes: [id] },
    ...changes,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};
const openingsOf = async (caller: Caller) =>
  /Opened[^]{0,30}(once|\d+ times)/.exec((await caller.get('/mood-reports')).text)?.[1] ?? 'never';

describe('a passcode', () => {
  const RIGHT = 'tide-88';
  const tryFrom = (address: string, report: Report, passcode: string) =>
    from(address).send('POST', linkOf(report), { form: { passcode } });

  it('that is right opens the report after 60 wrong ones from several other addresses', async () => {
    const report = await makeReport(await newMember(), { passcode: RIGHT });
    for (let i = 0; i < 60; i += 1) {
      const { status } = await tryFrom(`203.0.113.${i % 15}`, report, `guess-${i}`);
      expect(status).toBe(422);
    }
    expect((await tryFrom('192.0.2.7', report, RIGHT)).status).toBe(303);
    const program = from('192.0.2.8');
    expect((await program.get(linkOf(report, 'json'), { 'X-Report-Passcode': RIGHT })).status).toBe(200);
  });

  it('that is right opens also from an address that was wrong several times, and is asked to wait', async () => {
    const report = await makeReport(await newMember(), { passcode: RIGHT });
    for (let i = 0; i < 5; i += 1)
      expect((await tryFrom('203.0.113.9', report, `guess-${i}`)).status).toBe(422);
    const waits = await tryFrom('203.0.113.9', report, 'guess-5');
    expect([waits.status, Number(waits.headers.get('Retry-After'))]).toEqual([429, 120]);
    expect(waits.text).toContain('or wait 2 minutes before you guess again');
    expect(waits.text).toContain('name="passcode"');
    expect((await tryFrom('203.0.113.9', report, RIGHT)).status).toBe(303);
    // And is forgiven.
    expect((await tryFrom('203.0.113.9', report, 'guess-6')).status).toBe(422);
  });

  it('is looked at twenty times for an address, one after another also when many come at once', async () => {
    const report = await makeReport(await newMember(), { passcode: RIGHT });
    const guesses = Array.from({ length: 40 }, (_, i) => tryFrom('203.0.113.1', report, `guess-${i}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    const waits = await tryFrom('203.0.113.1', report, RIGHT);
    expect([waits.status, Number(waits.headers.get('Retry-After'))]).toEqual([
      429,
      expect.closeTo(86_400, -2),
    ]);
    expect(waits.text).toContain('not even the right one');
    expect(waits.text).toContain('name="passcode"');
    expect((await tryFrom('203.0.113.2', report, RIGHT)).status).toBe(303);
  });

  it('takes the networks of one customer for one address, and a right one forgives', async () => {
    const report = await makeReport(await newMember(), { passcode: RIGHT });
    for (let i = 0; i < 4; i += 1) await tryFrom(`2001:db8:1:${i}::1`, report, 'guess-1');
    expect((await tryFrom('2001:db8:1:5::1', report, RIGHT)).status).toBe(303);
    for (let i = 0; i < 5; i += 1)
      expect((await tryFrom(`2001:db8:1:${i}::1`, report, 'guess-1')).status).toBe(422);
    expect((await tryFrom('2001:db8:1:9::1', report, 'guess-1')).status).toBe(429);
  });

  it('of nothing is no try, and a new one begins again', async () => {
    const owner = await newMember();
    const report = await makeReport(owner, { passcode: RIGHT });
    for (let i = 0; i < 9; i += 1) {
      const { status, text } = await tryFrom('203.0.113.3', report, '');
      expect([status, text.includes('Please enter the passcode')]).toEqual([422, true]);
    }
    for (let i = 0; i < 20; i += 1) await tryFrom('203.0.113.3', report, 'guess-1');
    expect((await tryFrom('203.0.113.3', report, RIGHT)).status).toBe(429);
    await owner.patch(`/api/mood-reports/${report.reportId}`, { passcode: 'another-1' });
    expect((await tryFrom('203.0.113.3', report, 'another-1')).status).toBe(303);
  });
});

describe('what only looks ahead', () => {
  const AHEAD: Record<string, Record<string, string>> = {
    WhatsApp: { 'User-Agent': 'WhatsApp/2.23.20.0 A' },
    Telegram: { 'User-Agent': 'TelegramBot (like TwitterBot)' },
    Slack: { 'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
    Discord: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' },
    Facebook: { 'User-Agent': 'facebookexternalhit/1.1' },
    'a prefetch': { ...BROWSER, 'Sec-Purpose': 'prefetch' },
    'an older prefetch': { ...BROWSER, Purpose: 'prefetch' },
  };

  it('sees neither name nor data in any format, and does not count', async () => {
    const owner = await newMember();
    const report = await makeReport(owner);
    for (const [who, headers] of Object.entries(AHEAD)) {
      const page = await from('192.0.2.20').get(linkOf(report), headers);
      expect([page.status, page.text.includes('A report was shared with you')], who).toEqual([200, true]);
      expect(page.text, who).toContain('<title>A report was shared with you</title>');
      expect(page.text, who).toContain('<meta property="og:title" content="A report was shared with you">');
      expect(page.text, who).toContain('<meta property="og:description" content="It is private.');
      expect(page.text, who).not.toMatch(/NAMEOFPERSON|TITLEOFREPORT|WORDSOFNOTE|Abara/);
      for (const format of FORMATS.slice(1)) {
        const data = await from('192.0.2.20').get(linkOf(report, format), headers);
        expect([data.status, data.text.includes(NOTE)], `${who} ${format}`).toEqual([403, false]);
      }
    }
    for (const format of FORMATS) {
      const head = await from('192.0.2.20').send('HEAD', linkOf(report, format), { headers: BROWSER });
      expect(head.status).toBe(200);
    }
    expect(await openingsOf(owner)).toBe('never');
  });

  it('may belong to somebody who presses Open: then it is shown, and counts', async () => {
    const owner = await newMember();
    const report = await makeReport(owner);
    const inApp = from('192.0.2.21', AHEAD.WhatsApp);
    const pressed = await inApp.send('POST', linkOf(report), { form: {} });
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, linkOf(report)]);
    expect((await inApp.get(linkOf(report))).text).toContain(NOTE);
    expect(await openingsOf(owner)).toBe('once');
    // The browser that has opened it looks ahead again.
    expect((await inApp.get(linkOf(report), AHEAD['a prefetch'])).text).not.toContain(NOTE);
    expect(await openingsOf(owner)).toBe('once');
  });

  it('sees the passcode page of a locked one, and a key pressed for one report opens no other', async () => {
    const owner = await newMember();
    const [locked, open] = [await makeReport(owner, { passcode: 'tide-88' }), await makeReport(owner)];
    const preview = from('192.0.2.22', AHEAD.Slack);
    expect((await preview.get(linkOf(locked))).text).toContain('This report is locked');
    const key = (await preview.send('POST', linkOf(open), { form: {} })).headers.get('Set-Cookie') ?? '';
    const borrowed = await from('192.0.2.22').get(linkOf(locked), { Cookie: key.split(';')[0] ?? '' });
    expect(borrowed.text).toContain('This report is locked');
    expect((await preview.send('POST', linkOf(locked), { form: { passcode: 'tide-88' } })).status).toBe(303);
    expect((await preview.get(linkOf(locked))).text).toContain(NOTE);
  });
});

describe('a closed or expired report', () => {
  it('opens for its owner alone, in every format, marked as such, and counts no opening', async () => {
    const owner = await newMember();
    const other = await newMember();
    const report = await makeReport(owner, { passcode: 'tide-88' });
    await owner.patch(`/api/mood-reports/${report.reportId}`, { isActive: false });
    const statuses = async (caller: Caller) =>
      Promise.all(FORMATS.map(async (format) => (await caller.get(linkOf(report, format))).status));
    expect(await statuses(owner)).toEqual([200, 200, 200, 200]);
    expect(await statuses(other)).toEqual([410, 410, 410, 410]);
    const { text } = await owner.get(linkOf(report));
    expect(text).toContain('The link of this report is closed.');
    expect(text).toContain(NOTE);
    expect(await openingsOf(owner)).toBe('never');
    const screen = (await owner.get('/mood-reports')).text;
    expect(screen).toContain('View TITLEOFREPORT');
    expect(screen).toContain('Share TITLEOFREPORT');
  });
});
