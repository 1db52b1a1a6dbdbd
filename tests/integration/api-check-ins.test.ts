import { beforeAll, describe, expect, it } from 'vitest';
import { daysAgo } from '../factories/people';
import { ANSWERS, type Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let member: Caller;
let memberId: string;
beforeAll(async () => {
  member = server.newCaller();
  memberId = (await registerAs(member)).user.id;
});

const path = (entry: Entry) => `/api/mood-entries/${entry.id}`;

describe('POST /api/mood-entries', () => {
  it('stores what was answered and computes the overall mood itself', async () => {
    const body = {
      sleepRating: 3,
      stressRating: 3,
      overallMood: 1,
      responses: { overallMood: 5, sleepRating: 4 },
    };
    const { status, headers, body: entry } = await member.post<Entry>('/api/mood-entries', body);
    expect(status).toBe(201);
    expect(entry).toMatchObject({ userId: memberId, overallMood: 5, responses: body.responses, notes: null });
    expect(entry).toMatchObject({ sleepRating: 4, stressRating: 3, energyRating: 3, appetiteRating: null });
    expect(headers.get('Location')).toBe(path(entry));
    for (const field of ['date', 'recordedAt'] as const) {
      expect(new Date(entry[field]).toISOString()).toBe(entry[field]);
    }
    expect((await member.get<Entry>(path(entry))).body).toEqual(entry);
  });

  it('takes ratings without responses as the answers', async () => {
    const entry = await checkInAs(member, { responses: undefined, sleepRating: 2, focusRating: 5 });
    expect(entry).toMatchObject({ overallMood: 4, responses: { sleepRating: 2, focusRating: 5 } });
  });

  it('keeps a zone by its one name, however it is spelt', async () => {
    const zoneOf = async (timeZone: string) => (await checkInAs(member, { timeZone })).timeZone;
    expect(await zoneOf('america/new_york')).toBe('America/New_York');
    expect(await zoneOf('US/Eastern')).toBe('America/New_York');
    expect(await zoneOf('Asia/Calcutta')).toBe('Asia/Kolkata');
  });

  it('takes a date and a zone, and marks what is about an earlier day', async () => {
    const date = daysAgo(3);
    const entry = await checkInAs(member, { date, timeZone: 'Pacific/Kiritimati' });
    expect(entry).toMatchObject({ date, timeZone: 'Pacific/Kiritimati', isBackdated: true });
    expect(Date.parse(entry.recordedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await checkInAs(member)).toMatchObject({ timeZone: 'UTC', isBackdated: false });
    const offset = await checkInAs(member, { date: '2026-03-01T20:15:00+01:00' });
    expect(offset.date).toBe('2026-03-01T19:15:00.000Z');
  });

  it('ignores whose it is said to be, and everything else that is not asked for', async () => {
    const other = server.newCaller();
    const { user } = await registerAs(other);
    const wish = { userId: user.id, ownerId: user.id, id: 'mine', isBackdated: true, recordedAt: daysAgo(9) };
    const entry = await checkInAs(member, wish);
    expect(entry).toMatchObject({ userId: memberId, isBackdated: false });
    expect(entry.id).not.toBe('mine');
    expect((await statsOf(other)).totalCheckins).toBe(0);
  });

  it.each([
    'שלום לך \u202e\u2066🌊',
    '👩‍👧‍👦 e\u0301 ﷽ 李',
    'a\tb\r\nc',
    "'; DROP TABLE mood_entries; --",
    '<script>',
  ])('keeps the note %j as it is', async (notes) => {
    const entry = await checkInAs(member, { notes });
    expect(entry.notes).toBe(notes.replaceAll('\r\n', '\n'));
    expect((await member.get<Entry>(path(entry))).body.notes).toBe(entry.notes);
  });
});

describe('PATCH and DELETE /api/mood-entries/{id}', () => {
  it('change what was sent and nothing else', async () => {
    const entry = await checkInAs(member, { notes: 'as it was' });
    const changed = await member.patch<Entry>(path(entry), {
      responses: { sleepRating: 5 },
      userId: 'another',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      overallMood: 5,
      notes: 'as it was',
      userId: memberId,
      date: entry.date,
    });
    expect(changed.body.responses).toEqual({ ...ANSWERS, sleepRating: 5 });
    expect((await member.patch<Entry>(path(entry), { notes: null })).body.notes).toBeNull();
  });

  it('refuse a change that is none, and one that leaves no answer', async () => {
    const entry = await checkInAs(member);
    const refusals = [
      {},
      { unknown: 1 },
      { responses: {} },
      { responses: { overallMood: null, sleepRating: null } },
    ];
    for (const json of refusals) {
      const { status, body } = await member.patch(path(entry), json);
      expect([status, typeof body.message], JSON.stringify(json)).toEqual([422, 'string']);
    }
    expect((await member.get<Entry>(path(entry))).body).toEqual(entry);
  });

  it('delete an entry and its numbers for good', async () => {
    const entry = await checkInAs(member);
    const before = await statsOf(member);
    const { status, text } = await member.delete(path(entry));
    expect([status, text]).toEqual([204, '']);
    expect(await statsOf(member)).toMatchObject({
      totalCheckins: before.totalCheckins - 1,
      selfCarePoints: before.selfCarePoints - 10,
    });
    expect((await member.delete(path(entry))).status).toBe(404);
    expect((await member.get(path(entry))).status).toBe(404);
  });

  it('know nothing of an entry that is somebody else’s', async () => {
    const entry = await checkInAs(member);
    const others = [server.newCaller(), server.newCaller()];
    await registerAs(others[0] as Caller);
    await checkInAs(others[1] as Caller); // a guest
    for (const other of others) {
      const answers = [
        await other.get(path(entry)),
        await other.patch(path(entry), { notes: 'mine now' }),
        await other.delete(path(entry)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers[0]?.body).toEqual((await other.get('/api/mood-entries/no-such-id')).body);
    }
    expect((await member.get<Entry>(path(entry))).body).toEqual(entry);
  });

  it('ask strangers to log in', async () => {
    const entry = await checkInAs(member);
    const stranger = server.newCaller();
    expect((await stranger.get(path(entry))).status).toBe(401);
    expect((await stranger.patch(path(entry), { notes: 'x' })).status).toBe(401);
    expect((await stranger.delete(path(entry))).status).toBe(401);
    expect((await stranger.get('/api/mood-entries')).status).toBe(401);
    expect((await stranger.get('/api/user-stats')).status).toBe(401);
  });
});

describe('PATCH /api/mood-entries/{id} of somebody who says what they have seen', () => {
  const seen = async () => {
    const entry = await checkInAs(member, { notes: 'As it was' });
    const { headers } = await member.get(path(entry));
    return { entry, tag: headers.get('ETag') ?? '' };
  };
  const patch = (entry: Entry, json: object, tag?: string) =>
    member.send<Entry & { updatedAt: string; message: string }>('PATCH', path(entry), {
      json,
      headers: tag ? { 'If-Match': tag } : {},
    });

  it('takes the ETag it was read with, and gives a new one', async () => {
    const { entry, tag } = await seen();
    expect(tag).toMatch(/^"\d+"$/);
    const changed = await patch(entry, { notes: 'First' }, tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).toMatch(/^"\d+"$/);
    expect(changed.headers.get('ETag')).not.toBe(tag);
    expect((await patch(entry, { notes: 'Second' }, changed.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('answers 412 to an ETag of before, and changes nothing', async () => {
    const { entry, tag } = await seen();
    expect((await patch(entry, { notes: 'First' }, tag)).status).toBe(200);
    for (const old of [tag, `${tag}, "1"`, `W/${tag}`, '"something"']) {
      const { status, body } = await patch(entry, { notes: 'Second' }, old);
      expect([status, body.message]).toEqual([412, expect.stringContaining('changed on another page')]);
    }
    expect((await member.get<Entry>(path(entry))).body.notes).toBe('First');
    expect((await patch(entry, { notes: 'Second' }, '*')).status).toBe(200);
    expect((await patch(entry, { notes: 'Third' }, 'no tag')).status).toBe(400);
  });

  it('answers 409 to an updatedAt of before, and lets the last one win without either', async () => {
    const { entry } = await seen();
    const { updatedAt } = (await member.get<{ updatedAt: string }>(path(entry))).body;
    expect((await patch(entry, { notes: 'First', updatedAt })).status).toBe(200);
    expect((await patch(entry, { notes: 'Second', updatedAt })).status).toBe(409);
    expect((await patch(entry, { notes: 'Second', updatedAt: 'yesterday' })).status).toBe(422);
    expect((await patch(entry, { notes: 'Third' })).body.notes).toBe('Third');
    expect((await patch(entry, { updatedAt })).status).toBe(422);
  });
});
