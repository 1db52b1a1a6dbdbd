import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer({ env: { DATABASE_ENCRYPTION_KEY: '' } });

describe('when the check-ins cannot be read', () => {
  it('the patterns say so, with a way to try again, above the screen for too little data', async () => {
    const member = server.newCaller();
    await registerAs(member);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const outside = createClient({ url: `file:${server.dataDir}/app.db`, timeout: 5_000 });
    await outside.execute('ALTER TABLE mood_entries RENAME TO elsewhere');
    try {
      const { status, text } = await member.get('/mood-patterns');
      expect(status).toBe(500);
      const alert = text.indexOf('Your patterns could not be read just now.');
      expect(alert).toBeGreaterThan(0);
      expect(text).toMatch(/<a[^>]* href="\/mood-patterns"[^>]*>Try again<\/a>/);
      expect(text.indexOf('Pattern Analysis Requires More Data')).toBeGreaterThan(alert);
      expect((await member.get('/api/mood-patterns')).status).toBe(500);
    } finally {
      await outside.execute('ALTER TABLE elsewhere RENAME TO mood_entries');
      outside.close();
    }
    const { status, text } = await member.get('/mood-patterns');
    expect(status).toBe(200);
    expect(text).not.toContain('could not be read');
  });
});

describe.each([
  ['user_stats', { home: 'Your numbers', trends: 'Your numbers' }],
  // What was said in the chat counts for the risk.
  ['chat_sessions', { home: 'Your conversation', trends: 'What your check-ins say' }],
  ['insight_cache', { home: null, trends: 'What your check-ins say' }],
])('when %s cannot be read', (table, said) => {
  it('it takes only its own place from home and the trends', async () => {
    const member = server.newCaller();
    await registerAs(member);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
    for (let i = 0; i < 3; i += 1) await checkInAs(member);
    const outside = createClient({ url: `file:${server.dataDir}/app.db`, timeout: 5_000 });
    await outside.execute(`ALTER TABLE ${table} RENAME TO elsewhere`);
    try {
      for (const [path, what, stays] of [
        ['/', said.home, 'Short exercises'],
        ['/trends', said.trends, 'The last seven days'],
      ] as const) {
        const { status, text } = await member.get(path);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toMatch(new RegExp(stays));
        if (what) expect(text).toContain(`${what} could not be read just now.`);
        else expect(text).not.toContain('could not be read just now.');
      }
    } finally {
      await outside.execute(`ALTER TABLE elsewhere RENAME TO ${table}`);
      outside.close();
    }
  });
});
