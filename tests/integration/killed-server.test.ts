import { afterAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../setup/server';
import { Caller, type Entry, registerAs, statsOf } from './caller';

const BURST = 240;

let server: TestServer;
afterAll(() => server?.stop());

it('kill -9 in a burst of check-ins loses none that was answered 201, and the next start is clean', async () => {
  server = await startServer();
  const { sessionToken } = await registerAs(new Caller(server.url));
  const member = () => new Caller(server.url, { Authorization: `Bearer ${sessionToken}` });
  const answered = new Set<string>();

  for (const after of [5, 40]) {
    let inThisRound = 0;
    let killed: Promise<void> | undefined;
    const post = async (i: number) => {
      const answer = await member()
        .post<Entry>('/api/mood-entries', { sleepRating: 3, notes: `number ${i}` })
        .catch(() => undefined); // the server was killed under this one: it was not answered
      if (answer?.status !== 201) return;
      answered.add(answer.body.id);
      inThisRound += 1;
      if (inThisRound === after) killed = server.kill9();
    };
    await Promise.all(Array.from({ length: BURST }, (_, i) => post(i)));
    await killed;
    expect(inThisRound).toBeGreaterThanOrEqual(after);
    expect(inThisRound).toBeLessThan(BURST);

    server = await startServer({ dataDir: server.dataDir });
    const { body: stored } = await member().get<Entry[]>('/api/mood-entries?limit=500');
    const ids = new Set(stored.map(({ id }) => id));
    expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
    expect(await statsOf(member())).toMatchObject({
      totalCheckins: stored.length,
      selfCarePoints: stored.length * 10,
      streakDays: 1,
    });
    expect(server.logs()).toMatch(/^Soundings is ready at /m);
    expect(server.logs()).not.toMatch(/error|warn|\n\s+at /i);
  }
}, 90_000);
