import { describe, expect, it } from 'vitest';
import { type Caller, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const CRISIS = 'I want to kill myself';

interface Reply {
  message: string;
  choices: { id: string; label: string }[];
  safety: { level: string; asked: boolean };
}

const say = (caller: Caller, message: unknown, headers: Record<string, string> = {}) =>
  caller.post<Reply>('/api/chat', { message, userId: 'anonymous' }, headers);

const page = async (caller: Caller) => (await caller.get('/chat')).text;

/** The events of a streamed answer, by type. */
function eventsOf(text: string) {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [type = '', data = ''] = block.split('\n');
      return { type: type.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) as never };
    }) as { type: string; data: Record<string, unknown> }[];
}

describe('POST /api/chat', () => {
  it('makes a guest of whoever asks first, and answers them from then on', async () => {
    const caller = server.newCaller();
    const first = await say(caller, '  Hello there  ');
    expect(first.status, first.text).toBe(201);
    expect(Object.keys(first.body).sort()).toEqual(['choices', 'message', 'safety']);
    expect(first.body).toMatchObject({
      message: expect.stringMatching(/\S/),
      safety: { level: 'none', asked: false },
    });
    expect(first.body.choices.length).toBeGreaterThan(1);
    expect(caller.cookies.has('guest')).toBe(true);
    expect((await say(caller, 'I slept badly')).status).toBe(200);
    expect(await page(caller)).toContain('I slept badly');
  });

  it('answers a member, and takes the caller for who they are, whatever userId says', async () => {
    const [member, other] = [server.newCaller(), server.newCaller()];
    const { user } = await registerAs(member);
    await say(other, 'Hello');
    const words = 'Only in the conversation of whoever wrote it';
    const sent = await other.post<Reply>('/api/chat', { message: words, userId: user.id });
    expect(sent.status).toBe(200);
    expect((await say(member, 'Hello')).status).toBe(200);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
    expect(await page(member)).not.toContain(words);
    expect(await page(other)).toContain(words);
  });

  it('streams the reply when asked to: risk, words, and the whole', async () => {
    const caller = server.newCaller();
    const answer = await say(caller, 'My boss shouted at me', { Accept: 'text/event-stream' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    const events = eventsOf(answer.text);
    expect(events[0]).toEqual({ type: 'risk', data: { level: 'none', language: 'en' } });
    const done = events.at(-1);
    expect(done).toMatchObject({ type: 'done', data: { safety: { level: 'none' }, total: 3 } });
    const words = events.filter(({ type }) => type === 'text').map(({ data }) => data.text);
    expect(words.length).toBeGreaterThan(1);
    expect(words.join('')).toBe(done?.data.message);
    expect(caller.cookies.has('guest')).toBe(true);
  });

  it('answers a crisis with where help is, and keeps it open', async () => {
    const caller = server.newCaller();
    const { body } = await say(caller, CRISIS);
    expect(body.safety.level).toBe('crisis');
    expect(body.message).toContain('988');
    expect((await say(caller, 'ok')).body.safety.level).toBe('crisis');
    const html = await page(caller);
    for (const link of ['tel:988', 'sms:988', 'sms:741741']) expect(html).toContain(link);
    expect(server.logs()).not.toMatch(/safety: |harbor: |crisis|kill myself/i);
  });

  it('takes a button as it takes a message, and asks where it has to', async () => {
    const caller = server.newCaller();
    const first = await say(caller, CRISIS);
    expect(first.body.safety).toEqual({ level: 'crisis', asked: true });
    const pick = (body: Reply, label: RegExp) =>
      body.choices.find((choice) => label.test(choice.label))?.id ?? '';
    const choose = (choice: unknown, message?: string) =>
      caller.post<Reply>('/api/chat', { choice, message });
    const wrong = await choose(pick(first.body, /read me wrong/), 'half written');
    expect(wrong.body.safety).toEqual({ level: 'concern', asked: true });
    expect(wrong.body.choices.map(({ label }) => label)).toContain('You read it wrong');
    const earlier = await choose(pick(first.body, /only thoughts/));
    expect([earlier.status, earlier.body.choices.length]).toEqual([200, wrong.body.choices.length]);
    expect((await choose('not-safe')).body.safety.level).toBe('crisis');
    for (const bad of [5, '', 'a b', 'x'.repeat(90), {}])
      expect((await choose(bad)).status, String(bad)).toBe(422);
    expect(await page(caller)).not.toContain('half written');
  });

  it('answers a retry with the same reply and stores the message once', async () => {
    const caller = server.newCaller();
    await say(caller, 'Hello');
    const key = { 'Idempotency-Key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => say(caller, 'Just this once', key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await page(caller)).match(/>Just this once</g)).toHaveLength(1);
    expect((await say(caller, 'Another', key)).status).toBe(422);
    expect((await say(caller, 'Hello', { 'Idempotency-Key': 'with space' })).status).toBe(422);
  });

  it('loses nothing when two tabs send at once', async () => {
    const caller = server.newCaller();
    await say(caller, 'Hello');
    const answers = await Promise.all(['Tab one', 'Tab two'].map((text) => say(caller, text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const html = await page(caller);
    expect(html).toContain('Tab one');
    expect(html).toContain('Tab two');
  });

  it.each([[''], ['  \n '], [null], [5], [['a']], ['x'.repeat(2001)], ['nul \0']])(
    'refuses %j as a message',
    async (message) => {
      const { status, body } = await say(server.newCaller(), message);
      expect(status).toBe(422);
      expect(body).toMatchObject({ message: expect.any(String), errors: { message: [expect.any(String)] } });
    },
  );

  it('refuses what is no JSON, too large, or another method', async () => {
    const caller = server.newCaller();
    const headers = { 'Content-Type': 'application/json' };
    expect((await caller.send('POST', '/api/chat', { raw: '{"message":', headers })).status).toBe(400);
    expect((await caller.send('POST', '/api/chat', { form: { message: 'Hello' } })).status).toBe(415);
    const large = await say(caller, 'x'.repeat(1_100_000));
    expect(large.status).toBe(413);
    expect(large.body.message).toContain('988');
    expect((await caller.post('/api/chat', [])).status).toBe(422);
    const got = await caller.get('/api/chat');
    expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(caller.cookies.has('guest')).toBe(false);
  });

  it('says where help is even when it cannot take the words', async () => {
    const tooLong = await say(server.newCaller(), `${CRISIS}. ${'x'.repeat(2000)}`);
    expect(tooLong.status).toBe(422);
    expect(tooLong.body.message).toContain('988');
    const ended = server.newCaller({ Authorization: 'Bearer none' });
    const refused = await say(ended, CRISIS);
    expect(refused.status).toBe(401);
    expect(refused.body.message).toContain('988');
    expect((await say(ended, 'Hello')).body.message).not.toContain('988');
  });
});

describe('a stored conversation', () => {
  it('is a 404 for everybody else, to read, download and delete', async () => {
    const [owner, other] = [server.newCaller(), server.newCaller()];
    const answer = await say(owner, 'A secret', { Accept: 'text/event-stream' });
    await say(other, 'Hello');
    const id = String(eventsOf(answer.text).at(-1)?.data.conversation);
    for (const path of [`/chat/${id}`, `/chat/${id}/download`, `/chat/${id}?confirm=delete`]) {
      expect((await owner.get(path)).status, path).toBe(200);
      expect((await other.get(path)).status, path).toBe(404);
    }
    const remove = (caller: Caller) => caller.send('POST', `/chat/${id}`, { form: { intent: 'delete' } });
    expect((await remove(other)).status).toBe(404);
    const text = await owner.get(`/chat/${id}/download`);
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text.headers.get('Content-Disposition')).toMatch(/^attachment; filename="harbor-[\d-]+\.txt"$/);
    expect(text.text).toMatch(/You, \d+:\d\d [ap]m\nA secret\n/);
    expect((await remove(owner)).status).toBe(302 + 1);
    expect((await owner.get(`/chat/${id}`)).status).toBe(404);
  });
});
