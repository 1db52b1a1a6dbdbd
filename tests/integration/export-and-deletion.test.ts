import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

// Not encrypted, so that the raw files can be searched.
const server = useServer({ env: { DATABASE_ENCRYPTION_KEY: '' } });

const rawFilesHold = (text: string) =>
  fs
    .readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(server.dataDir, name))
    .some((file) => fs.statSync(file).isFile() && fs.readFileSync(file).includes(text));

async function writeEverywhere(caller: Caller, canary: string): Promise<void> {
  await checkInAs(caller, { notes: `${canary} note` });
  const first = await checkInAs(caller, { notes: `${canary} first note` });
  await caller.patch(`/api/mood-entries/${first.id}`, { notes: `${canary} changed note` });
  await caller.send('PUT', '/api/safety-plan', {
    json: { copingSteps: `${canary} step`, people: `${canary} person`, version: 0 },
  });
  const form = { intent: 'next', mode: 'full', step: '1', sleepRating: '2', submissionKey: 'k'.repeat(43) };
  await caller.send('POST', '/checkin?step=1', { form: { ...form, notes: `${canary} draft` } });
  await caller.post('/api/chat', { message: `${canary} message about a long week` });
  await caller.post('/api/weekly-reflections', {
    highlights: `${canary} highlight`,
    challenges: `${canary} challenge`,
    gratitude: `${canary} thanks`,
    nextWeekGoals: `${canary} goal`,
  });
}

/** What only a member can write. */
async function writeReport(caller: Caller, canary: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { status, text } = await caller.post('/api/mood-reports', {
    title: `${canary} title`,
    providerName: `${canary} provider`,
    providerEmail: `${canary}@example.org`,
    message: `${canary} report message`,
    dateRange: { start: today, end: today },
    passcode: `${canary} passcode`,
    sections: { message: true },
  });
  expect(status, text).toBe(201);
}

const WORDS = [
  ...['changed note', 'step', 'person', 'draft', 'message about', 'highlight', 'challenge', 'thanks', 'goal'],
  ...['title', 'provider', 'report message'],
];

it('gives everything that somebody wrote as JSON, and nothing of anybody else', async () => {
  const [caller, other] = [server.newCaller(), server.newCaller()];
  const { details } = await registerAs(caller, { firstName: 'Canarina' });
  await registerAs(other);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await writeEverywhere(caller, 'yellow');
  await writeReport(caller, 'yellow');
  await writeEverywhere(other, 'grey');
  await writeReport(other, 'grey');
  const { status, headers, text } = await caller.get('/api/export?format=json');
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="soundings-.*\.json"$/);
  const file = JSON.parse(text) as { checkIns: { notes: string }[]; version: number };
  expect(file.version).toBe(1);
  expect(file.checkIns.map(({ notes }) => notes)).toEqual(['yellow note', 'yellow changed note']);
  for (const part of ['Canarina', details.email, ...WORDS.map((word) => `yellow ${word}`)])
    expect(text).toContain(part);
  expect(text).not.toMatch(/grey|passwordHash|passcodeHash|tokenHash|argon2|yellow passcode/i);
});

it('gives what somebody has begun, and what waits for them', async () => {
  const [caller, lost] = [server.newCaller(), server.newCaller()];
  const { details } = await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  const ownerOn = async (path: string) =>
    /name="owner" value="([^"]+)"/.exec((await caller.get(path)).text)?.[1] ?? '';
  const answers = { intent: 'finish', mode: 'full', step: '10', sleepRating: '2' };
  await lost.send('POST', '/checkin?step=10', {
    form: {
      ...answers,
      notes: 'violet parked',
      submissionKey: 'k'.repeat(43),
      owner: await ownerOn('/checkin'),
    },
  });
  expect([...lost.cookies.keys()]).toContain('parked');
  await caller.send('POST', '/weekly-reflection/draft', {
    form: {
      ...{ highlights: 'violet begun', challenges: '', gratitude: '', nextWeekGoals: '' },
      owner: await ownerOn('/weekly-reflection'),
    },
  });
  await caller.send('POST', '/settings', {
    form: { intent: 'email', email: 'violet.address@example.org', currentPassword: details.password },
  });
  const { text } = await caller.get('/api/export');
  for (const part of ['violet parked', 'violet begun', 'violet.address@example.org'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/tokenHash|submissionKey/);
});

it('gives CSV that a spreadsheet takes for text', async () => {
  const caller = server.newCaller();
  await registerAs(caller);
  await checkInAs(caller, { notes: '=HYPERLINK("http://x")\nsecond "line", with commas' });
  const { headers, text } = await caller.get('/api/export?format=csv');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/^id,date,timeZone,localDate,/);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")\nsecond ""line"", with commas"\r\n`);
  expect((await caller.get('/api/export?format=reflections-csv')).text).toMatch(/^id,week,date,highlights/);
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const format of ['csv', 'reflections-csv']) {
    const answer = await fetch(`${server.url}/api/export?format=${format}`, { headers: { Cookie: cookie } });
    // As bytes: a text would have lost it.
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)], format).toEqual([0xef, 0xbb, 0xbf]);
  }
  expect((await caller.get('/api/export?format=exe')).status).toBe(422);
  expect((await server.newCaller().get('/api/export')).status).toBe(401);
});

it('deletes what was written and keeps the account', async () => {
  const caller = server.newCaller();
  const { details } = await registerAs(caller);
  await writeEverywhere(caller, 'amber');
  await writeReport(caller, 'amber');
  const remove = (json: object) => caller.send('DELETE', '/api/account', { json });
  expect((await remove({ keepAccount: true, confirmation: 'yes', password: details.password })).status).toBe(
    422,
  );
  expect(
    (await remove({ keepAccount: true, confirmation: 'delete my data', password: 'not it' })).status,
  ).toBe(422);
  expect((await caller.get<unknown[]>('/api/mood-entries')).body).toHaveLength(2);
  const { status } = await remove({
    keepAccount: true,
    confirmation: 'delete my data',
    password: details.password,
  });
  expect(status).toBe(204);
  expect((await caller.get<unknown[]>('/api/mood-entries')).body).toEqual([]);
  expect((await caller.get('/api/user-stats')).body).toMatchObject({ totalCheckins: 0, selfCarePoints: 0 });
  expect((await caller.get('/api/auth/me')).status).toBe(200);
  await vi.waitFor(() => expect(rawFilesHold('amber')).toBe(false), 20_000);
});

it('deletes an account, its sessions and its bytes', async () => {
  const caller = server.newCaller();
  const { details, sessionToken } = await registerAs(caller, { lastName: 'Vermilion' });
  const elsewhere = server.newCaller({ Authorization: `Bearer ${sessionToken}` });
  await writeEverywhere(caller, 'scarlet');
  await writeReport(caller, 'scarlet');
  await caller.post('/api/auth/request-reset', { email: details.email });
  await vi.waitFor(async () => expect(await server.outbox()).not.toHaveLength(0));
  expect(rawFilesHold('scarlet')).toBe(true);
  const json = { confirmation: 'Delete everything', password: details.password };
  expect((await caller.send('DELETE', '/api/account', { json })).status).toBe(204);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await caller.post('/api/auth/login', details)).status).toBe(401);
  await vi.waitFor(() => {
    for (const trace of ['scarlet', 'Vermilion', details.email])
      expect(rawFilesHold(trace), trace).toBe(false);
  }, 20_000);
});

it('deletes a guest without a password', async () => {
  const guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
  await writeEverywhere(guest, 'teal');
  const json = { confirmation: 'delete everything' };
  expect((await guest.send('DELETE', '/api/account', { json })).status).toBe(204);
  expect((await guest.get('/api/mood-entries')).status).toBe(401);
  await vi.waitFor(() => expect(rawFilesHold('teal')).toBe(false), 20_000);
});
