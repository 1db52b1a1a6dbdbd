import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUSY_WAIT_MS } from 'db/queued-client';
import { type Caller, checkInAs, type Entry, registerAs, statsOf } from './caller';
import { askFromOutside, holdLock } from './outside-database';
import { useServer } from './use-server';

// Not encrypted, so that another process can lock it.
const server = useServer({ env: { DATABASE_ENCRYPTION_KEY: '' } });
const NOTE = 'Half a page about the ferry, typed with one thumb';
let file: string;
let member: Caller;
beforeAll(async () => {
  file = path.join(server.dataDir, 'app.db');
  member = server.newCaller();
  await registerAs(member);
  await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
});

async function whileLocked(work: () => Promise<void>): Promise<void> {
  const lock = await holdLock(file);
  try {
    await work();
  } finally {
    await lock.release();
  }
}

const post = (caller = member) =>
  caller.post<Entry & { message: string }>('/api/mood-entries', { sleepRating: 3 });
const isStored = async (id: string) =>
  (await askFromOutside(file, `select id from mood_entries where id = '${id}'`)).length === 1;

describe('while another process holds the database', () => {
  it('a check-in is answered 503, and the next one after the lock is really stored', async () => {
    for (let round = 0; round < 3; round += 1) {
      const before = await statsOf(member);
      await whileLocked(async () => {
        const began = performance.now();
        const refused = await post();
        expect(refused.status).toBe(503);
        expect(refused.headers.get('Retry-After')).toBe('5');
        expect(refused.body.message).toMatch(/Nothing was changed.*988/);
        expect(performance.now() - began).toBeGreaterThan(BUSY_WAIT_MS - 50);
      });
      const { status, body } = await post();
      expect(status).toBe(201);
      expect(await isStored(body.id)).toBe(true);
      expect((await statsOf(member)).totalCheckins).toBe(before.totalCheckins + 1);
    }
  }, 60_000);

  it('twenty check-ins at once do not wait for one another, and reading goes on', async () => {
    await whileLocked(async () => {
      const began = performance.now();
      const refusals = Promise.all(Array.from({ length: 20 }, () => post()));
      for (const path of ['/api/auth/me', '/api/mood-entries', '/trends', '/checkin', '/']) {
        expect((await member.get(path)).status).toBe(200);
      }
      expect(performance.now() - began).toBeLessThan(BUSY_WAIT_MS);
      expect((await refusals).map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(performance.now() - began).toBeLessThan(3 * BUSY_WAIT_MS);
    });
    expect((await post()).status).toBe(201);
  });

  it('reading is not held up, also when all who wait give up together', async () => {
    await whileLocked(async () => {
      const refusals = Promise.all(Array.from({ length: 20 }, () => post()));
      const took: number[] = [];
      const until = performance.now() + BUSY_WAIT_MS + 500;
      while (performance.now() < until) {
        const asked = performance.now();
        expect((await member.get('/api/mood-entries?limit=5')).status).toBe(200);
        took.push(performance.now() - asked);
      }
      expect((await refusals).map(({ status }) => status)).toEqual(Array(20).fill(503));
      // Two of them may meet a busy moment of the machine.
      expect(took.sort((a, b) => b - a)[2]).toBeLessThan(250);
    });
  });

  it('a check-in that waits is stored once the lock is gone in time', async () => {
    let waiting: ReturnType<typeof post> | undefined;
    await whileLocked(async () => {
      waiting = post();
      await member.get('/api/auth/me');
    });
    const answer = await waiting;
    expect(answer?.status).toBe(201);
    expect(await isStored(answer?.body.id ?? '')).toBe(true);
  });

  it('a form comes back with its answers and its note', async () => {
    const form = {
      intent: 'finish',
      mode: 'quick',
      step: '5',
      submissionKey: 'k'.repeat(43),
      timeZone: 'UTC',
      notes: NOTE,
      sleepRating: '1',
      overallMood: '2',
      energyRating: '3',
      stressRating: '4',
      socialRating: '5',
    };
    const send = () =>
      member.send('POST', '/checkin?mode=quick&step=5', { form, headers: { Accept: 'text/html' } });
    const before = await statsOf(member);
    await whileLocked(async () => {
      const { status, headers, text } = await send();
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(text.includes('Error saving check-in')).toBe(true);
      expect(new RegExp(`<textarea[^>]*>${NOTE}</textarea>`).test(text)).toBe(true);
      expect(/<input[^>]*id="checkin-socialRating-5"[^>]*checked=""/.test(text)).toBe(true);
      for (const [field, rating] of Object.entries(form).slice(6, -1)) {
        expect(new RegExp(`<input type="hidden" name="${field}" value="${rating}"/>`).test(text), field).toBe(
          true,
        );
      }
    });
    expect(await statsOf(member)).toEqual(before);
    expect((await send()).status).toBe(303);
    const [stored] = await askFromOutside(
      file,
      `select overall_mood from mood_entries where notes = '${NOTE}'`,
    );
    expect(stored).toEqual({ overall_mood: 3 });
  });

  it('a screen that cannot be changed says so, with help on it', async () => {
    await whileLocked(async () => {
      const form = { intent: 'days', timeZone: 'UTC', dayStartHour: '4' };
      const { status, headers, text } = await member.send('POST', '/settings', { form });
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(text).toMatch(/could not reach our storage/);
      expect(text).toMatch(/tel:988/);
    });
  });

  it('words that can be kept nowhere, for the session has ended too, are on the page to be copied', async () => {
    const caller = server.newCaller();
    await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const { text: page } = await caller.get('/safety-plan');
    const owner = /name="owner" value="([^"]+)"/.exec(page)?.[1] ?? '';
    caller.cookies.delete('session');
    await whileLocked(async () => {
      const form = { owner, people: NOTE, version: '0' };
      const { status, text } = await caller.send('POST', '/safety-plan', { form });
      expect(status).toBe(503);
      expect(text).toMatch(new RegExp(`<textarea[^>]*>${NOTE}</textarea>`));
    });
  });

  it('the page that says so knows who is logged in', async () => {
    const entry = await checkInAs(member);
    await whileLocked(async () => {
      const { status, text } = await member.send('POST', `/history/${entry.id}/delete`, { form: {} });
      expect(status).toBe(503);
      expect(text).toMatch(/We cannot reach our storage just now \| Soundings<\/title>/);
      expect(text).toContain('Hello, ');
      expect(text).toContain('>Log out<');
      expect(text).not.toContain('>Log in<');
    });
  });

  it('a button pressed without scripts leads back to its page, with the sentence on it', async () => {
    const { id } = await checkInAs(member);
    const typed = { instrument: 'gad-7', total: 3, date: '2026-01-05' };
    const score = await member.post<{ id: string }>('/api/scores', typed);
    expect(score.status).toBe(201);
    const pages = [`/history/${id}/delete`, `/scores/${score.body.id}/delete`];
    for (const path of pages) {
      await whileLocked(async () => {
        const pressed = (headers?: Record<string, string>) =>
          member.send('POST', path, { form: {}, headers });
        expect((await pressed()).status).toBe(503);
        const { status, headers } = await pressed({ Accept: 'text/html' });
        expect([status, headers.get('Location')]).toEqual([303, path]);
        expect((await member.get(path)).text).toContain('We could not reach our storage just now');
      });
    }
  });

  it('the log holds neither a note nor the id of an entry', async () => {
    const entry = await checkInAs(member);
    await whileLocked(async () => {
      const { status } = await member.patch(`/api/mood-entries/${entry.id}`, { notes: NOTE });
      expect(status).toBe(503);
    });
    expect(server.logs()).toMatch(/^\S+Z \[[0-9a-f]+\] PATCH \/api\/mood-entries\/\*: /m);
    expect(server.logs()).not.toContain(NOTE);
    expect(server.logs()).not.toContain(entry.id);
    expect(server.logs()).not.toContain(entry.userId);
  });
});
