import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, checkInAs, type Entry, registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const TOTAL = 23;
let member: Caller;

beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
  await checkInAs(server.newCaller()); // somebody else's
  // Three of each instant, so that pages end within equal dates.
  for (let i = 0; i < TOTAL; i += 1) {
    const day = String(1 + Math.floor(i / 3)).padStart(2, '0');
    await checkInAs(member, { date: `2026-03-${day}T12:00:00Z`, timeZone: 'UTC' });
  }
});

const list = (query = '') => member.get<Entry[]>(`/api/mood-entries${query}`);

/** The address of the next page, from the Link header. */
const nextOf = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];

describe('GET /api/mood-entries', () => {
  it('is a bare array, newest first, without a next page when it is whole', async () => {
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(body).toHaveLength(TOTAL);
    expect(headers.has('Link')).toBe(false);
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([1, 4, 7, 23, 500])('walks through everything exactly once, %i to a page', async (limit) => {
    const ids: string[] = [];
    let next: string | undefined = `/api/mood-entries?limit=${limit}`;
    for (let page = 0; next && page <= TOTAL; page += 1) {
      const answer: Awaited<ReturnType<typeof list>> = await member.get<Entry[]>(next);
      expect(answer.body.length).toBeGreaterThan(0);
      ids.push(...answer.body.map(({ id }) => id));
      next = nextOf(answer.headers);
    }
    expect(ids).toEqual((await list()).body.map(({ id }) => id));
  });

  it('links to the next page at the public origin, with the filters of this one', async () => {
    const { headers } = await list('?limit=2&from=2026-03-02&to=2026-03-04');
    const next = new URL(nextOf(headers) ?? '');
    expect(next.origin).toBe(server.url);
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      limit: '2',
      from: '2026-03-02',
      to: '2026-03-04',
      cursor: expect.any(String),
    });
  });

  it('finds words in notes and ratings, page by page, among its own alone', async () => {
    const caller = server.newCaller();
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    for (const day of days) {
      await checkInAs(caller, { notes: 'A WALK by the Mühle', date: `${day}T12:00:00Z`, timeZone: 'UTC' });
    }
    await checkInAs(caller, { notes: 'Tea', responses: { overallMood: 1 } });
    const found = async (query: string) => caller.get<Entry[]>(`/api/mood-entries?${query}`);
    expect((await found('q=walk%20m%C3%BCHLE')).body.map(({ localDate }) => localDate)).toEqual(
      days.reverse(),
    );
    expect((await found('q=coffee')).body).toEqual([]);
    expect((await found('rating=1')).body.map(({ notes }) => notes)).toEqual(['Tea']);
    expect((await found('rating=1&q=walk')).body).toEqual([]);
    const first = await found('q=walk&limit=2');
    const next = nextOf(first.headers) ?? '';
    expect(new URL(next).searchParams.get('q')).toBe('walk');
    expect((await caller.get<Entry[]>(next)).body.map(({ localDate }) => localDate)).toEqual(['2026-03-01']);
    expect((await list('?q=walk')).body).toEqual([]);
  });

  it('keeps to the days it is asked for, both included', async () => {
    const days = async (query: string) => [
      ...new Set((await list(query)).body.map((entry) => entry.localDate)),
    ];
    expect(await days('?from=2026-03-03&to=2026-03-04')).toEqual(['2026-03-04', '2026-03-03']);
    expect(await days('?to=2026-03-01')).toEqual(['2026-03-01']);
    expect(await days('?from=2026-03-09')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=many', 'limit'],
    ['limit=', 'limit'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['from=2026-03-01T00:00:00Z', 'from'],
    ['rating=0', 'rating'],
    ['rating=3.5', 'rating'],
    ['rating=', 'rating'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['cursor=junk', 'cursor'],
    ['cursor=', 'cursor'],
    [`cursor=${'9'.repeat(40)}.x`, 'cursor'],
  ])('refuses ?%s and names it', async (query, field) => {
    const { status, body } = await member.get(`/api/mood-entries?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('shows nothing of somebody else’s with a made-up cursor', async () => {
    const stranger = server.newCaller();
    await checkInAs(stranger);
    const [entry] = (await list()).body;
    const cursor = `${Date.parse('2027-01-01')}.${entry?.id}`;
    expect((await stranger.get<Entry[]>(`/api/mood-entries?cursor=${cursor}`)).body).toHaveLength(1);
  });
});
