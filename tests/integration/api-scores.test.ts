import { expect, it } from 'vitest';
import { type Caller, type ErrorBody, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();

interface ScoreBody {
  id: string;
  date: string;
  total: number;
  answers: number[] | null;
  band: { name: string } | null;
  change: { points: number; isReliable: boolean | null; text: string } | null;
  notes: string[];
  sources: string[];
  safety: { asked: boolean };
}

async function member(): Promise<Caller> {
  const caller = server.newCaller();
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return caller;
}

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const QUIET = [2, 1, 3, 2, 1, 1, 2, 0, 0];
const NINTH = QUIET.with(8, 1);

async function post(caller: Caller, body: object, headers?: Record<string, string>) {
  const answer = await caller.post<ScoreBody>('/api/scores', { date: today(), ...body }, headers);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

interface ChatBody {
  messages: { role: string; step?: string; hasCard?: boolean; asks?: boolean; choices?: { id: string }[] }[];
}
async function chatsOf(caller: Caller): Promise<ChatBody[]> {
  return (await caller.get<{ chats: ChatBody[] }>('/api/export')).body.chats;
}
const newestReply = async (caller: Caller) => (await chatsOf(caller)).at(-1)?.messages.at(-1);

it('answers 201 with the band, the change against the last one, and where both come from', async () => {
  const caller = await member();
  const first = await post(caller, { instrument: 'gad-7', total: 14, date: daysAgo(30) });
  expect(first).toMatchObject({ band: { name: 'Moderate' }, change: null, safety: { asked: false } });
  const second = await post(caller, { instrument: 'gad-7', answers: [1, 2, 1, 0, 2, 1, 1] });
  expect(second).toMatchObject({ total: 8, band: { name: 'Mild', from: 5, to: 9 } });
  expect(second.change).toMatchObject({ points: -6, isReliable: true, direction: 'better' });
  expect(second.sources.join()).toMatch(/Spitzer.*2006.*Gyani/);
  const third = await post(caller, { instrument: 'gad-7', total: 9 });
  expect(third.notes.join()).toContain('asks about two weeks');
  const { body } = await caller.get<ScoreBody[]>('/api/scores');
  expect(body.map(({ total }) => total)).toEqual([9, 8, 14]);
  expect((await caller.get<ScoreBody>(`/api/scores/${second.id}`)).body).toMatchObject({
    id: second.id,
    total: 8,
  });
});

it('refuses what cannot be, in plain sentences, and stores nothing', async () => {
  const caller = await member();
  const refused = async (body: object) => {
    const { status, body: error } = await caller.post<ErrorBody>('/api/scores', { date: today(), ...body });
    return [status, Object.keys(error.errors ?? {}).join()];
  };
  expect(await refused({ instrument: 'phq-9', total: 28 })).toEqual([422, 'total']);
  expect(await refused({ instrument: 'phq-9', answers: QUIET, total: 11 })).toEqual([422, 'total']);
  expect(await refused({ instrument: 'phq-9', answers: QUIET.slice(1), total: 10 })).toEqual([
    422,
    'answers',
  ]);
  expect(await refused({ instrument: 'who-5', total: 13 })).toEqual([422, 'total']);
  expect(await refused({ instrument: 'bdi', total: 13 })).toEqual([422, 'instrument']);
  expect(await refused({ instrument: 'other', total: 13 })).toEqual([422, 'name,max,higherIs']);
  expect(await refused({ instrument: 'gad-7', total: 3, date: '2199-01-01' })).toEqual([422, 'date']);
  expect(await refused({})).toEqual([422, 'instrument']);
  expect((await caller.post('/api/scores', [])).status).toBe(422);
  expect((await caller.send('POST', '/api/scores', { form: { total: '3' } })).status).toBe(415);
  expect((await caller.get('/api/scores?limit=0')).status).toBe(422);
  expect((await caller.get<unknown[]>('/api/scores')).body).toEqual([]);
});

it('lets nobody else read, change or delete a score, and no stranger write one', async () => {
  const [caller, other, stranger] = [await member(), await member(), server.newCaller()];
  const { id } = await post(caller, { instrument: 'phq-9', total: 12 });
  for (const attempt of [
    other.get(`/api/scores/${id}`),
    other.patch(`/api/scores/${id}`, { total: 3 }),
    other.delete(`/api/scores/${id}`),
    other.get(`/scores/${id}/edit`),
    other.send('POST', `/scores/${id}/delete`, { form: {} }),
  ])
    expect((await attempt).status).toBe(404);
  expect((await stranger.post('/api/scores', { instrument: 'phq-9', total: 12, date: today() })).status).toBe(
    401,
  );
  expect((await stranger.get('/scores')).status).toBe(302);
  const fromElsewhere = await caller.post(
    '/api/scores',
    { instrument: 'phq-9', total: 12, date: today() },
    { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
  );
  expect(fromElsewhere.status).toBe(403);
  expect((await caller.get<unknown[]>('/api/scores')).body).toHaveLength(1);
});

it('changes a score as a whole: what would not fit is refused, and it can be deleted', async () => {
  const caller = await member();
  const { id } = await post(caller, { instrument: 'phq-9', answers: QUIET });
  const change = (body: object) => caller.patch<ScoreBody>(`/api/scores/${id}`, body);
  expect((await change({ total: 20 })).status).toBe(422);
  expect((await change({})).status).toBe(422);
  expect((await change({ answers: QUIET.with(0, 0) })).body).toMatchObject({
    total: 10,
    safety: { asked: false },
  });
  expect((await change({ answers: null, total: 20 })).body).toMatchObject({ total: 20, answers: null });
  expect((await change({ date: daysAgo(3) })).body).toMatchObject({ total: 20, date: daysAgo(3) });
  expect((await caller.delete(`/api/scores/${id}`)).status).toBe(204);
  expect((await caller.delete(`/api/scores/${id}`)).status).toBe(404);
});

it('asks at once about an answer 9 of 1 or more: the question stands in the chat, with buttons and the card', async () => {
  const caller = await member();
  expect((await post(caller, { instrument: 'phq-9', answers: QUIET })).safety).toEqual({ asked: false });
  const { id, safety } = await post(caller, { instrument: 'phq-9', answers: NINTH });
  expect(safety).toEqual({ asked: true });
  const asked = await newestReply(caller);
  expect(asked).toMatchObject({ step: 'SQ.score', asks: true, hasCard: true });
  expect(asked?.choices?.map((choice) => choice.id)).toEqual(['no', 'sometimes', 'yes', 'rather']);
  // The same answer with another day is no news; a higher one is.
  const change = (body: object) => caller.patch<ScoreBody>(`/api/scores/${id}`, body);
  expect((await change({ date: daysAgo(1) })).body.safety).toEqual({ asked: false });
  expect((await change({ answers: NINTH.with(8, 2) })).body.safety).toEqual({ asked: true });
  expect(await caller.get('/')).toMatchObject({
    status: 200,
    text: expect.stringContaining('Answer one question'),
  });
  await caller.post('/api/chat', { choice: 'no' });
  expect((await caller.get('/')).text).not.toContain('Answer one question');
});

it('puts the question into a conversation that goes on, and comes back to it', async () => {
  const caller = await member();
  await caller.post('/api/chat', { message: 'work is a lot these days, my boss wants more and more' });
  const before = await newestReply(caller);
  await post(caller, { instrument: 'phq-9', answers: NINTH });
  expect(await newestReply(caller)).toMatchObject({ step: 'SQ.score', hasCard: true });
  await caller.post('/api/chat', { choice: 'no' });
  expect((await newestReply(caller))?.step).toBe(before?.step);
});

it('asks nothing about a total alone, but shows help beside a severe one', async () => {
  const caller = await member();
  expect((await post(caller, { instrument: 'phq-9', total: 19 })).safety).toEqual({ asked: false });
  expect((await caller.get('/scores')).text).not.toContain('Your last PHQ-9 is heavy');
  expect((await post(caller, { instrument: 'phq-9', total: 20 })).safety).toEqual({ asked: false });
  expect((await caller.get('/scores')).text).toContain('Your last PHQ-9 is heavy');
  expect(await chatsOf(caller)).toEqual([]);
});

it('asks about an old one, too, when it is typed, but not about each of many on one day', async () => {
  const caller = await member();
  const old = (days: number) => post(caller, { instrument: 'phq-9', answers: NINTH, date: daysAgo(days) });
  expect((await old(400)).safety).toEqual({ asked: true });
  expect((await old(370)).safety).toEqual({ asked: false });
  expect((await old(14)).safety).toEqual({ asked: true });
});

it('stores a retried score once and asks once', async () => {
  const caller = await member();
  const key = { 'Idempotency-Key': 'score-key-of-twenty-signs' };
  const body = { instrument: 'phq-9', answers: NINTH };
  const first = await post(caller, body, key);
  const again = await post(caller, body, key);
  expect(again).toEqual(first);
  expect((await caller.get<unknown[]>('/api/scores')).body).toHaveLength(1);
  const chats = await chatsOf(caller);
  expect(chats.flatMap(({ messages }) => messages).filter(({ step }) => step === 'SQ.score')).toHaveLength(1);
  expect((await caller.post('/api/scores', { ...body, date: daysAgo(9) }, key)).status).toBe(422);
});

it('says where help is when a PHQ-9 with such an answer is refused, by every door', async () => {
  const caller = await member();
  const json = { instrument: 'phq-9', answers: NINTH, total: 27, date: today() };
  expect((await caller.post('/api/scores', json)).body.message).toContain('call or text 988');
  expect((await server.newCaller().post('/api/scores', json)).body.message).toContain('call or text 988');
  const quiet = { ...json, answers: QUIET };
  expect((await caller.post('/api/scores', quiet)).body.message).not.toContain('988');
});

it('sends the list in pages', async () => {
  const caller = await member();
  for (const days of [1, 2, 3]) await post(caller, { instrument: 'who-5', total: 40, date: daysAgo(days) });
  const first = await caller.get<ScoreBody[]>('/api/scores?limit=2');
  expect(first.body.map(({ date }) => date)).toEqual([daysAgo(1), daysAgo(2)]);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  const second = await caller.get<ScoreBody[]>(new URL(next).pathname + new URL(next).search);
  expect(second.body.map(({ date }) => date)).toEqual([daysAgo(3)]);
  expect(second.headers.get('Link')).toBeNull();
  expect((await caller.get<unknown[]>('/api/scores?instrument=phq-9')).body).toEqual([]);
  expect((await caller.get<unknown[]>(`/api/scores?from=${daysAgo(2)}&to=${daysAgo(2)}`)).body).toHaveLength(
    1,
  );
});
