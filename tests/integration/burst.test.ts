import { expect, it } from 'vitest';
import { Caller, registerAs, statsOf } from './caller';
import { useServer } from './use-server';

// The limits as they ship.
const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });

it('fifty check-ins of one owner at once end with exact numbers, among others who do the same', async () => {
  const members = [];
  for (let i = 0; i < 3; i += 1) members.push((await registerAs(server.newCaller())).sessionToken);
  const callerOf = (token: string) => new Caller(server.url, { Authorization: `Bearer ${token}` });
  const [first = ''] = members;
  const [answers] = await Promise.all([
    Promise.all(
      Array.from({ length: 50 }, () => callerOf(first).post('/api/mood-entries', { sleepRating: 3 })),
    ),
    ...members.slice(1).map(async (token) => {
      for (let i = 0; i < 10; i += 1) await callerOf(token).post('/api/mood-entries', { sleepRating: 4 });
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  const numbers = { streakDays: 1, selfCarePoints: 500, totalCheckins: 50 };
  expect(await statsOf(callerOf(first))).toMatchObject(numbers);
  for (const token of members.slice(1)) {
    expect(await statsOf(callerOf(token))).toMatchObject({ totalCheckins: 10, selfCarePoints: 100 });
  }
});
