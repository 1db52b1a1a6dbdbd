import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { daylioCsv, type DryRun, manyDaylioRows } from '../factories/imports';
import { startServer } from '../setup/server';
import { Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';
import { add, entriesOf, FILE, memberOf, MOODS, uploadAs } from './import-calls';
import { useServer } from './use-server';

const server = useServer();
const member = () => memberOf(server);

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
