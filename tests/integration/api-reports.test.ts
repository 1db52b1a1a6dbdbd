import { describe, expect, it } from 'vitest';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
const today = () => new Date().toISOString().slice(0, 10);
const monthAgo = () => new Date(Date.now() - 28 * 86_400_000).toISOString().slice(0, 10);
const body = (changes: object = {}) => ({
  title: 'For my visit',
  providerName: 'Dr. Abara',
  providerEmail: 'abara@example.org',
  dateRange: { start: monthAgo(), end: today() },
  ...changes,
});

interface Report {
  reportId: string;
  title: string;
  hasPasscode: boolean;
  isActive: boolean;
  reportData: { aiAnalysis?: { source: string } };
}

const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};
const linkOf = ({ reportId }: Report, format = 'html') => `/api/mood-reports/${reportId}?format=${format}`;
const FORMATS = ['html', 'json', 'csv', 'fhir'];

async function newMember() {
  const caller = server.newCaller();
  const { user, details } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return { caller, user, details };
}

async function makeReport(caller: Caller, changes: object = {}): Promise<Report> {
  const answer = await caller.post<Report>('/api/mood-reports', body(changes));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const statusesOf = async (caller: Caller, report: Report) =>
  Promise.all(FORMATS.map(async (format) => (await caller.get(linkOf(report, format))).status));

describe('reports of a member', () => {
  it('are listed for them alone, and another member can neither change nor delete them', async () => {
    const { caller } = await newMember();
    const { caller: other } = await newMember();
    const report = await makeReport(caller);
    expect(report.reportId).toMatch(/^[\w-]{32}$/);
    expect(report.reportData.aiAnalysis?.source).toBe('built-in');
    expect((await caller.get<Report[]>('/api/mood-reports')).body).toHaveLength(1);
    expect((await other.get<Report[]>('/api/mood-reports')).body).toEqual([]);
    const path = `/api/mood-reports/${report.reportId}`;
    expect((await other.delete(path)).status).toBe(404);
    expect((await other.patch(path, { isActive: false })).status).toBe(404);
    expect((await server.newCaller().delete(path)).status).toBe(401);
    expect((await server.newCaller().post('/api/mood-reports', body())).status).toBe(401);
    expect(await statusesOf(server.newCaller(), report)).toEqual([200, 200, 200, 200]);
  });

  it('are made once for an Idempotency-Key, which stands for one report alone', async () => {
    const { caller } = await newMember();
    const key = { 'Idempotency-Key': 'a-report' };
    const send = (changes: object) => caller.post<Report>('/api/mood-reports', body(changes), key);
    const answers = await Promise.all([1, 2, 3].map(() => send({ passcode: 'six digits' })));
    const ids = answers.map(({ status, body: { reportId } }) => `${status} ${reportId}`);
    expect(new Set(ids), ids.join()).toHaveLength(1);
    expect((await caller.get<Report[]>('/api/mood-reports')).body).toHaveLength(1);
    expect((await send({ passcode: 'another one' })).status).toBe(422);
    expect((await send({ title: 'Something else' })).status).toBe(422);
    await caller.delete(`/api/mood-reports/${answers[0]!.body.reportId}`);
    expect((await send({ passcode: 'six digits' })).status).toBe(410);
  });

  it('hold only what was ticked, in every format', async () => {
    const { caller } = await newMember();
    const { id } = await checkInAs(caller, { notes: 'SECRETNOTE' });
    await caller.post('/api/weekly-reflections', { highlights: 'SECRETWEEK', userId: 'anonymous' });
    const message = 'SECRETMESSAGE';
    const bare = await makeReport(caller, { message, sections: { aiAnalysis: false } });
    expect(bare.reportData.aiAnalysis).toBeUndefined();
    const stranger = server.newCaller();
    for (const format of FORMATS) {
      const { text } = await stranger.get(linkOf(bare, format));
      expect(text, format).not.toMatch(/SECRET|machine-written/);
    }
    const told = await makeReport(caller, { message, sections: { message: true, notes: [id] } });
    expect((await stranger.get(linkOf(told))).text).toMatch(/SECRETMESSAGE[^]*SECRETNOTE[^]*machine-written/);
    const notTheirs = body({ sections: { notes: ['somebody-elses'] } });
    expect((await caller.post('/api/mood-reports', notTheirs)).status).toBe(422);
  });

  it('stay as they were made', async () => {
    const { caller } = await newMember();
    const { id } = await checkInAs(caller);
    const report = await makeReport(caller);
    const before = (await server.newCaller().get(linkOf(report, 'csv'))).text;
    await caller.delete(`/api/mood-entries/${id}`);
    expect((await server.newCaller().get(linkOf(report, 'csv'))).text).toBe(before);
  });

  it('store nothing of what is refused', async () => {
    const { caller } = await newMember();
    for (const changes of [
      { title: '' },
      { title: 'a'.repeat(256) },
      { providerEmail: 'no' },
      { dateRange: { start: today(), end: monthAgo() } },
      { dateRange: { start: '2015-01-01', end: today() } },
      { expiresAt: '2020-01-01' },
      { expiresAt: new Date(Date.now() - 1000).toISOString() },
    ]) {
      const answer = await caller.post('/api/mood-reports', body(changes));
      expect(answer.status, JSON.stringify(changes)).toBe(422);
    }
    expect((await caller.get<Report[]>('/api/mood-reports')).body).toEqual([]);
  });
});

describe('a link', () => {
  it('that leads nowhere is a page, not a line of JSON', async () => {
    const answer = await server.newCaller().get('/api/mood-reports/unknown?format=html');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.text).toContain('There is no such report');
  });

  it('is gone while it is closed, and after the report was deleted', async () => {
    const { caller } = await newMember();
    const report = await makeReport(caller);
    const path = `/api/mood-reports/${report.reportId}`;
    await caller.patch(path, { isActive: false });
    expect(await statusesOf(server.newCaller(), report)).toEqual([410, 410, 410, 410]);
    await caller.patch(path, { isActive: true });
    expect((await server.newCaller().get(linkOf(report))).status).toBe(200);
    expect((await caller.delete(path)).status).toBe(204);
    const gone = await server.newCaller().get(linkOf(report));
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('no longer shared');
  });

  it('with a passcode shows nothing without it, and few tries are had', async () => {
    const { caller } = await newMember();
    const report = await makeReport(caller, { passcode: 'tide-88', title: 'LOCKEDTITLE' });
    const stranger = server.newCaller();
    expect((await stranger.get(linkOf(report))).text).toContain('This report is locked');
    for (const format of FORMATS.slice(1))
      expect((await stranger.get(linkOf(report, format))).status).toBe(401);
    const path = linkOf(report);
    const wrong = await stranger.send('POST', path, { form: { passcode: 'tide-89' } });
    expect([wrong.status, wrong.text.includes('not the passcode')]).toEqual([422, true]);
    expect((await stranger.send('POST', path, { form: { passcode: 'tide-88' } })).status).toBe(303);
    expect((await stranger.get(path)).text).toContain('LOCKEDTITLE');
    const program = server.newCaller();
    expect((await program.get(linkOf(report, 'json'), { 'X-Report-Passcode': 'tide-88' })).status).toBe(200);
    await caller.patch(path.split('?')[0]!, { passcode: 'glück ✓ 88' });
    const bytes = Buffer.from('glück ✓ 88').toString('latin1');
    const locked = await program.get(linkOf(report, 'fhir'));
    expect([locked.status, locked.headers.get('X-Robots-Tag')]).toEqual([401, 'noindex, nofollow']);
    expect((await program.get(linkOf(report, 'fhir'), { 'X-Report-Passcode': bytes })).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await program.send('POST', path, { form: { passcode: `guess-${i}` } })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('notes who opened it, but not its owner, previews or what fetches early', async () => {
    const { caller } = await newMember();
    const report = await makeReport(caller);
    await caller.get(linkOf(report), BROWSER);
    const stranger = server.newCaller();
    await stranger.get(linkOf(report), {
      'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    });
    await stranger.get(linkOf(report), { ...BROWSER, 'Sec-Purpose': 'prefetch' });
    await stranger.send('HEAD', linkOf(report), { headers: BROWSER });
    expect((await caller.get('/mood-reports')).text).toContain('Nobody but you has opened the link yet');
    await stranger.get(linkOf(report), BROWSER);
    const page = (await caller.get('/mood-reports')).text;
    expect(page).toMatch(/Opened[^]{0,20}once/);
    expect(page).toContain('Chrome on Windows');
    for (const userAgent of ['Lynx/2.9.0 libwww-FM/2.14', 'curl/8.5.0'])
      await stranger.get(linkOf(report), { 'User-Agent': userAgent });
    expect((await caller.get('/mood-reports')).text).toMatch(/Opened[^]{0,20}3 times/);
  });
});

describe('weekly reflections over the API', () => {
  it('are the caller’s own, also as anonymous, and one a week', async () => {
    const guest = server.newCaller();
    const sent = { highlights: 'A walk', userId: 'anonymous' };
    expect((await guest.post('/api/weekly-reflections', sent)).status).toBe(201);
    expect((await guest.post('/api/weekly-reflections', { highlights: 'Another' })).status).toBe(409);
    const list = await guest.get<{ highlights: string }[]>('/api/weekly-reflections/anonymous');
    expect(list.body.map(({ highlights }) => highlights)).toEqual(['A walk']);
    expect((await server.newCaller().get('/api/weekly-reflections/anonymous')).body).toEqual([]);
    expect((await server.newCaller().get('/api/weekly-reflections')).status).toBe(401);
    expect((await guest.post('/api/weekly-reflections', { highlights: ' ' })).status).toBe(422);
    expect((await guest.post('/api/weekly-reflections', { ...sent, week: '2020-01-05' })).status).toBe(422);
  });
});
