import { expect, it } from 'vitest';
import { useServer } from './use-server';

// The limits as they are in real life.
const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });

it('a person who writes very much is asked for a pause, kindly; in a crisis they are answered all the same', async () => {
  const caller = server.newCaller();
  const say = (message: string) => caller.post('/api/chat', { message });
  for (let sent = 0; sent < 120; sent += 1) expect((await say('and then')).status).toBeLessThan(300);
  const refused = await say('and then');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/988.*HOME to 741741/);

  const form = { intent: 'send', key: 'k', message: 'These words stay' };
  const page = await caller.send('POST', '/chat', { form });
  expect(page.status).toBe(429);
  expect(page.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(page.text).toContain('These words stay</textarea>');

  const answered = await say('I want to kill myself');
  expect(answered.status).toBe(200);
  expect(answered.body).toMatchObject({
    message: expect.stringContaining('988'),
    safety: { level: 'crisis' },
  });
  expect((await say('I do not know')).status).toBe(200);
});
