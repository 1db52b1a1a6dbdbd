import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { cpuTimeMs } from '../../bench/cpu-time';
import { daylioCsv, type DryRun, manyDaylioRows, uploadAs } from '../factories/imports';
import { startServer } from '../setup/server';
import { Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';
import { useServer } from './use-server';

const server = useServer();
const MOODS = { good: 4, meh: 3, bad: null };

async function member(): Promise<Caller> {
  const caller = server.newCaller();
  await registerAs(caller);
  return caller;
}

const entriesOf = async (caller: Caller) => (await caller.get<Entry[]>('/api/mood-entries?limit=500')).body;

async function add(caller: Caller, id: string): Promise<DryRun['adds']> {
  const { status, body, text } = await caller.post<{ added: DryRun['adds'] }>(`/api/import/${id}`, {});
  expect(status, text).toBe(200);
  return body.added;
}

const FILE = daylioCsv(
  [
    '2025-03-14,March 14,Friday,8:15 PM,good,"reading | long walk",A good day,"It rained, ""softly"".<br>Then sun"',
    '2025-03-13,March 13,Thursday,21:00,meh,,,"=HYPERLINK(""http://x"")"',
    '2025-03-13,March 13,Thursday,21:00,meh,,,"=HYPERLINK(""http://x"")"',
    '2025-03-12,March 12,Wednesday,20:00,bad,,,',
    '2025-02-30,February 30,Sunday,20:00,good,,,',
    '2025-03-30,March 30,Sunday,02:30,good,,,In the hour that was skipped',
    '2150-01-01,January 1,Tuesday,20:00,good,,,From the future',
    '2025-03-11,March 11,Tuesday,later,good,,,',
    `2025-03-10,March 10,Monday,20:00,good,,,${'long '.repeat(500)}`,
  ],
  '\r\n',
);

it('shows what Daylio’s rows would become, adds them once, and makes up no rating', async () => {
  const caller = await member();
  const { status, body, text } = await uploadAs(caller, `\uFEFF${FILE}`, { timeZone: 'Europe/Paris' });
  expect(status, text).toBe(201);
  expect(body).toMatchObject({ source: 'daylio', needsMoods: true, counts: { add: 3, skip: 1, refuse: 5 } });
  expect(body.rows.map(({ reason }) => reason)).toEqual([
    null,
    null,
    'It stands in this file twice.',
    null,
    expect.stringContaining('full_date'),
    expect.stringContaining('skipped this time'),
    'It lies in the future.',
    expect.stringContaining('time is not one'),
    'Its note and activities have 2,499 characters; 2,000 fit.',
  ]);
  expect(await entriesOf(caller)).toEqual([]);
  expect((await caller.post(`/api/import/${body.id}`, {})).status).toBe(422);
  expect((await caller.patch(`/api/import/${body.id}`, { moods: { good: 9 } })).status).toBe(422);
  expect((await caller.patch(`/api/import/${body.id}`, { moods: { good: 4 } })).status).toBe(422);
  const rated = await caller.patch<DryRun>(`/api/import/${body.id}`, { moods: MOODS });
  expect(rated.body).toMatchObject({ needsMoods: false, counts: { add: 2, skip: 2, refuse: 5 } });
  expect(await add(caller, body.id)).toMatchObject({ checkIns: 2 });

  const [first, second] = await entriesOf(caller);
  expect(first).toMatchObject({
    date: '2025-03-14T19:15:00.000Z',
    localDate: '2025-03-14',
    timeZone: 'Europe/Paris',
    isBackdated: true,
    overallMood: 4,
    responses: { overallMood: 4 },
    notes: 'A good day\n\nIt rained, "softly".\nThen sun\n\nActivities: reading, long walk',
  });
  expect(second).toMatchObject({ notes: '=HYPERLINK("http://x")', responses: { overallMood: 3 } });
  expect(await statsOf(caller)).toMatchObject({ totalCheckins: 2, selfCarePoints: 20 });

  const again = await uploadAs(caller, FILE, { timeZone: 'Europe/Paris' });
  expect(again.body.counts).toEqual({ add: 1, skip: 3, refuse: 5 });
  expect((await caller.get(`/api/import/${body.id}`)).status).toBe(404);
});

it('takes our own export once, whoever brings it, and overwrites nothing of anybody', async () => {
  const caller = await member();
  const week = new Date(Date.now() - new Date().getUTCDay() * 86_400_000).toISOString().slice(0, 10);
  await checkInAs(caller, { notes: 'canary note', sleepRating: 2 });
  await checkInAs(caller, { notes: 'canary earlier', date: '2025-03-01T20:00:00Z', timeZone: 'Asia/Tokyo' });
  const reflection = { week, highlights: 'canary light', gratitude: 'canary thanks' };
  expect((await caller.post('/api/weekly-reflections', reflection)).status).toBeLessThan(300);
  await caller.post('/api/chat', { message: 'canary hello Harbor' });
  await caller.send('PUT', '/api/safety-plan', { json: { people: 'canary friend', version: 0 } });
  const day = new Date().toISOString().slice(0, 10);
  const phq = { instrument: 'phq-9', answers: [2, 1, 3, 2, 1, 1, 2, 0, 2], difficulty: 1, date: day };
  const scale = {
    instrument: 'other',
    name: 'canary scale',
    total: 2.5,
    max: 10,
    higherIs: 'better',
    date: '2025-03-01',
  };
  for (const score of [phq, scale]) expect((await caller.post('/api/scores', score)).status).toBe(201);
  const before = (await caller.get('/api/export')).text;
  const upload = (as: Caller) => uploadAs(as, before, { name: 'soundings.json' });

  expect((await upload(caller)).body).toMatchObject({ counts: { add: 0, refuse: 0 }, needsMoods: false });

  const other = await member();
  const dryRun = (await upload(other)).body;
  expect(dryRun.adds).toEqual({ checkIns: 2, reflections: 1, chats: 1, scores: 2, hasPlan: true });
  await add(other, dryRun.id);
  expect((await upload(other)).body.counts).toMatchObject({ add: 0, refuse: 0 });
  const copy = (await other.get('/api/export')).text;
  for (const part of ['note', 'earlier', 'light', 'thanks', 'hello Harbor', 'friend'])
    expect(copy).toContain(`canary ${part}`);
  const told = (entries: Entry[]) =>
    entries.map(({ id: _, userId: __, ...entry }) => ({ ...entry, noteLevel: null }));
  expect(told(await entriesOf(other))).toEqual(told(await entriesOf(caller)));
  expect(await statsOf(other)).toEqual(await statsOf(caller));
  const scoresOf = (text: string) =>
    (JSON.parse(text) as { scores: Record<string, unknown>[] }).scores.map((score) => ({
      ...score,
      id: null,
      ownerId: null,
    }));
  expect(scoresOf(copy)).toEqual(scoresOf(before));
  await other.send('POST', '/onboarding', { form: { intent: 'complete' } });
  // Its answer 9 is more than 0 and of these two weeks: Harbor asks, here as well.
  expect((await other.get('/')).text).toContain('Answer one question');
  const unchanged = JSON.parse((await caller.get('/api/export')).text) as Record<string, unknown>;
  const { checkIns, chats } = JSON.parse(before) as Record<string, unknown>;
  expect(unchanged).toMatchObject({ checkIns, chats });
});

it('brings back what was deleted under the ids it had', async () => {
  const caller = server.newCaller();
  const { details } = await registerAs(caller);
  const { id } = await checkInAs(caller, { notes: 'worth keeping' });
  const file = (await caller.get('/api/export')).text;
  const json = { keepAccount: true, confirmation: 'delete my data', password: details.password };
  await caller.send('DELETE', '/api/account', { json });
  const { body } = await caller.send<DryRun>('POST', '/api/import', {
    raw: file,
    headers: { 'Content-Type': 'application/json' },
  });
  await add(caller, body.id);
  expect(await entriesOf(caller)).toMatchObject([{ id, notes: 'worth keeping', isBackdated: false }]);
});

describe('a file that is no good gets a sentence', () => {
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${FILE}`, 'utf16le'));
  const head = { format: 'soundings-export', version: 1 };
  let caller: Caller;
  beforeAll(async () => {
    caller = await member();
  });
  it.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['a PDF', '%PDF-1.7 x', /This is a PDF/],
    ['a packed file', 'PK\u0003\u0004', /packed file/],
    ['UTF-16', utf16, /UTF-16/],
    ['Latin-1', new Uint8Array([0x64, 0xe9, 0x0a]), /UTF-8/],
    ['a binary file', 'x\0y', /no text file/],
    ['nothing', '', /Choose a file first/],
    ['blanks', ' \n\r\n', /nothing in this file/],
    ['a CSV without rows', daylioCsv([]), /nothing to add/],
    ['another CSV', 'a,b\n1,2\n', /names none of the columns/],
    ['a column too few', 'full_date,mood\n2025-01-01,good\n', /missing: time/],
    ['an open quotation mark', daylioCsv(['2025-01-01,J,W,20:00,good,,,"no end']), /quotation mark/],
    ['other JSON', '{"a": 1}', /not an export/],
    ['a list', '[1, 2]', /not an export/],
    ['JSON cut off', JSON.stringify({ ...head, checkIns: [1] }).slice(0, -2), /cut off/],
    ['a newer export', JSON.stringify({ ...head, version: 2 }), /newer/],
    ['an empty export', JSON.stringify(head), /nothing to add/],
  ])('%s', async (_name, content, sentence) => {
    const { status, body } = await uploadAs(caller, content);
    expect(status).toBe(422);
    expect(body.message).toMatch(sentence);
    const page = await caller.get('/settings/import');
    expect(page.text).not.toContain('is waiting');
  });

  it('rows of an export that are', async () => {
    const good = { id: 'x', date: '2025-01-01T20:00:00Z', responses: { overallMood: 2 }, timeZone: 'UTC' };
    const checkIns = [
      7,
      {},
      good,
      { ...good, id: 'y', responses: { overallMood: 6 } },
      { ...good, notes: 7 },
    ];
    const reflections = [{ id: 'r', week: '2025-01-06', highlights: 'A Monday' }];
    const chats = [{ id: 'c', date: '2025-01-01T20:00:00Z', messages: [] }];
    const file = JSON.stringify({ ...head, checkIns, reflections, chats, reports: [{}], unknown: [[1]] });
    const { body } = await uploadAs(caller, file);
    expect(body.counts).toEqual({ add: 1, skip: 1, refuse: 6 });
    expect(body.rows.every(({ outcome, reason }) => outcome === 'add' || reason)).toBe(true);
  });
});

it('reads more than a megabyte, and no more than 50,000 rows or 20 MB', async () => {
  const caller = await member();
  const huge = await caller.send('POST', '/api/import', {
    raw: 'x'.repeat(21 * 1_048_576),
    headers: { 'Content-Type': 'text/csv' },
  });
  expect(huge.status).toBe(413);
  const wide = daylioCsv([`2025-01-01,J,W,20:00,good,,,"${'wide '.repeat(30_000)}"`]);
  expect((await uploadAs(caller, wide.repeat(8))).status).toBe(201);
  expect((await server.newCaller().send('POST', '/api/import', { raw: wide })).status).toBe(401);
});

it('counts the rows of a file before it works on any, and leaves what waits alone when there are too many', async () => {
  const caller = await member();
  const { body: waiting } = await uploadAs(caller, FILE);
  const { format, version } = JSON.parse((await caller.get('/api/export')).text) as Record<string, unknown>;
  const start = JSON.stringify({ format, version }).slice(0, -1);
  const files = [
    daylioCsv(Array.from({ length: 60_000 }, () => 'a')),
    `${start},"checkIns":[${'{},'.repeat(60_000)}{}]}`,
    `${start},"reports":[${'1,'.repeat(60_000)}1]}`,
  ];
  for (const file of files) {
    const refused = await uploadAs(caller, file);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('more than 50,000 rows');
    expect((await caller.get(`/api/import/${waiting.id}`)).status).toBe(200);
  }
});

describe('a file of junk is refused before much is made of it', () => {
  const MB = 1_048_576;
  const start = '{"format":"soundings-export","version":1,"checkIns":[';
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',');

  it.each<[string, () => string, RegExp]>([
    [
      'a line of nothing but commas',
      () => `full_date,time,mood\n${','.repeat(19 * MB)}`,
      /more than 30 columns/,
    ],
    ['many wide lines', () => `full_date,time,mood\n${`${','.repeat(40)}\n`.repeat(40_000)}`, /30 columns/],
    ['a first line of commas', () => ','.repeat(19 * MB), /more than 30 columns/],
    ['nothing but empty lines', () => `full_date,time,mood\n${'\n'.repeat(19 * MB)}`, /50,000 rows/],
    ['one check-in with a million keys', () => `${start}{${keys(1_000_000)}}]}`, /more in this file than/],
    ['one number after the other', () => `${start}[${'1,'.repeat(9 * MB)}1]]}`, /more in this file than/],
  ])('%s', async (_what, content, sentence) => {
    const caller = await member();
    const file = content();
    const before = cpuTimeMs(server.pid) ?? 0;
    const { status, text } = await uploadAs(caller, file);
    expect(status).toBe(422);
    expect(text).toMatch(sentence);
    expect((cpuTimeMs(server.pid) ?? 0) - before).toBeLessThan(3000);
  });

  it('passes over what it does not know without keeping it', async () => {
    const caller = await member();
    const row = { id: 'x', date: '2025-01-01T20:00:00Z', responses: { overallMood: 2 }, timeZone: 'UTC' };
    const file = `${start}${JSON.stringify(row)}],"later":{${keys(50_000)}},"reports":[{${keys(50_000)}}]}`;
    expect((await uploadAs(caller, file)).body.counts).toEqual({ add: 1, skip: 1, refuse: 0 });
  });

  it('of a guest is smaller still', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    expect((await guest.get('/settings/import')).text).toContain('up to 3 MB and 5,000 rows');
    expect((await uploadAs(guest, daylioCsv(manyDaylioRows(500)))).status).toBe(201);
    const rows = await uploadAs(guest, daylioCsv(manyDaylioRows(5001)));
    expect(rows.status).toBe(422);
    expect(rows.body.message).toMatch(/up to 5,000 rows.*make an account/);
    const bytes = await uploadAs(guest, daylioCsv([`2025-01-01,J,W,20:00,good,,,"${'x '.repeat(2 * MB)}"`]));
    expect(bytes.status).toBe(422);
    expect(bytes.body.message).toMatch(/up to 3 MB.*make an account/);
  });
});

it('takes nothing for an export that is nested deeper than one', async () => {
  const caller = await member();
  const { format, version } = JSON.parse((await caller.get('/api/export')).text) as Record<string, unknown>;
  const deep = `${JSON.stringify({ format, version }).slice(0, -1)},"checkIns":[${'['.repeat(21)}${']'.repeat(21)}]}`;
  expect((await uploadAs(caller, deep)).text).toContain('not an export of Soundings');
});

it('is nobody else’s, waits alone, and goes when it is not wanted', async () => {
  const [caller, other] = [await member(), await member()];
  const { body: first } = await uploadAs(caller, FILE);
  for (const answer of [
    await other.get(`/api/import/${first.id}`),
    await other.patch(`/api/import/${first.id}`, { moods: MOODS }),
    await other.post(`/api/import/${first.id}`, {}),
  ])
    expect(answer.status).toBe(404);
  expect((await other.delete(`/api/import/${first.id}`)).status).toBe(404);
  expect((await other.delete('/api/import/none')).status).toBe(404);
  expect((await caller.get(`/api/import/${first.id}`)).status).toBe(200);
  const { body: second } = await uploadAs(caller, FILE);
  expect((await caller.get(`/api/import/${first.id}`)).status).toBe(404);
  expect((await caller.delete(`/api/import/${second.id}`)).status).toBe(204);
  expect((await caller.get(`/api/import/${second.id}`)).status).toBe(404);
  expect((await caller.delete(`/api/import/${second.id}`)).status).toBe(404);
});

it('answers others while a long file comes in', async () => {
  const [caller, other] = [await member(), await member()];
  const { body } = await uploadAs(caller, daylioCsv(manyDaylioRows(1500)));
  await caller.patch(`/api/import/${body.id}`, { moods: { good: 4 } });
  let isDone = false;
  const adding = add(caller, body.id).finally(() => (isDone = true));
  let answered = 0;
  while (!isDone) {
    await checkInAs(other);
    answered += 1;
  }
  expect(await adding).toMatchObject({ checkIns: 1500 });
  // The pieces let others in between: none of them waits for the whole file.
  expect(answered).toBeGreaterThan(1);
  expect(await statsOf(caller)).toMatchObject({ totalCheckins: 1500, selfCarePoints: 15_000, streakDays: 0 });
});

it('leaves nothing half-done when the process is killed, and can be added then', async () => {
  const first = await startServer();
  const caller = new Caller(first.url);
  const { sessionToken } = await registerAs(caller);
  const { body } = await uploadAs(caller, daylioCsv(manyDaylioRows(1500)));
  await caller.patch(`/api/import/${body.id}`, { moods: { good: 4 } });
  const broken = caller.post(`/api/import/${body.id}`, {}).then(
    () => 'added',
    () => 'broken off',
  );
  while ((await entriesOf(caller)).length === 0) await nextTurn();
  await first.kill9();
  expect(await broken).toBe('broken off');

  const second = await startServer({ dataDir: first.dataDir });
  const again = new Caller(second.url, { Authorization: `Bearer ${sessionToken}` });
  expect(await entriesOf(again)).toEqual([]);
  expect(await statsOf(again)).toMatchObject({ totalCheckins: 0, selfCarePoints: 0 });
  expect(await add(again, body.id)).toMatchObject({ checkIns: 1500 });
  expect(await statsOf(again)).toMatchObject({ totalCheckins: 1500, selfCarePoints: 15_000 });
  await second.stop();
});

it('gives check-ins as FHIR over any range', async () => {
  const caller = await member();
  await checkInAs(caller, { date: '2025-03-01T20:00:00Z' });
  const fhir = (query: string) => caller.get<{ resourceType: string }>(`/api/export?format=fhir&${query}`);
  const { status, headers, body, text } = await fhir('from=2020-01-01&to=2025-12-31');
  expect(status, text).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/fhir+json; charset=utf-8');
  expect(body.resourceType ?? (JSON.parse(text) as typeof body).resourceType).toBe('Bundle');
  for (const query of [
    '',
    'from=2025-01-01',
    'from=2025-02-30&to=2025-03-01',
    'from=2025-03-02&to=2025-03-01',
  ])
    expect((await fhir(query)).status).toBe(422);
});
