import { beforeAll, describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { type Answer, ANSWERS, type Caller, checkInAs, type ErrorBody, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let member: Caller;
beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
});

/** A clear refusal: a sentence, what is wrong with which field, and no word about the inside. */
function expectRefused({ status, body, text }: Answer<ErrorBody>, expected: number, field?: string) {
  expect(status, text).toBe(expected);
  expect(body.message).toMatch(/^\S.{5,}$/);
  if (field) expect(Object.keys(body.errors ?? {})).toContain(field);
  expect(text).not.toMatch(/sqlite|drizzle|stack|node_modules|ZodError/i);
}

describe('what is no check-in is refused and nothing is stored', () => {
  const RATINGS = [0, 6, -1, 3.5, '3', true, null, [3], { value: 3 }, 1e300];
  const entry = (path: 'POST' | 'PATCH') => async (json: unknown) => {
    const before = await statsOf(member);
    if (path === 'POST') {
      const answer = await member.post('/api/mood-entries', json);
      expect(await statsOf(member)).toEqual(before);
      return answer;
    }
    const stored = await checkInAs(member);
    const answer = await member.patch(`/api/mood-entries/${stored.id}`, json);
    expect((await member.get(`/api/mood-entries/${stored.id}`)).body).toEqual(stored);
    return answer;
  };

  it.each(RATINGS)('a rating of %j', async (rating) => {
    expectRefused(await entry('POST')({ sleepRating: rating }), 422, 'sleepRating');
    const inside = { responses: { ...ANSWERS, focusRating: rating } };
    expectRefused(await entry('POST')(inside), 422, 'responses.focusRating');
    if (rating !== null) expectRefused(await entry('PATCH')(inside), 422, 'responses.focusRating');
  });

  it.each([
    [{}, 'responses'],
    [{ responses: {} }, 'responses'],
    [{ overallMood: 4 }, 'responses'],
    [{ responses: [] }, 'responses'],
    [{ responses: 'all fine' }, 'responses'],
    [{ responses: { constructor: 5, __proto__: 5 } }, 'responses'],
    [[], 'body'],
    [null, 'body'],
    ['text', 'body'],
    [42, 'body'],
  ])('%j', async (json, field) => {
    expectRefused(await entry('POST')(json), 422, field);
  });

  it.each([
    [{ notes: 'a\0b' }, 'notes'],
    [{ notes: '\ud83d' }, 'notes'],
    [{ notes: 'x\udc00y' }, 'notes'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ notes: 5 }, 'notes'],
    [{ notes: ['a'] }, 'notes'],
    [{ date: 'yesterday' }, 'date'],
    [{ date: '2026-03-01' }, 'date'],
    [{ date: '2026-03-01T10:00:00' }, 'date'],
    [{ date: '2026-02-30T10:00:00Z' }, 'date'],
    [{ date: '1999-12-31T23:59:59Z' }, 'date'],
    [{ date: '2999-01-01T00:00:00Z' }, 'date'],
    [{ date: 1_700_000_000_000 }, 'date'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ timeZone: 'PST' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
    [{ timeZone: 5 }, 'timeZone'],
  ])('%j beside good answers', async (json, field) => {
    expectRefused(await entry('POST')({ responses: ANSWERS, ...json }), 422, field);
    expectRefused(await entry('PATCH')(json), 422, field);
  });
});

describe('what is no account is refused and nobody is registered', () => {
  const register = (overrides: object) => {
    const details = memberDetails();
    return server
      .newCaller()
      .post('/api/auth/register', { ...details, confirmPassword: details.password, ...overrides });
  };

  it.each([
    ['firstName', 'x'.repeat(10_000)],
    ['lastName', '🌊'.repeat(10_000)],
    ['firstName', 'a\0b'],
    ['firstName', 'In\nes'],
    ['lastName', '\ud83d\ud83d'],
    ['lastName', 12],
    ['email', `${'x'.repeat(10_000)}@example.org`],
    ['email', 'ines@example.org\0'],
    ['email', 'ines@@example.org'],
    ['email', ['ines@example.org']],
    ['phoneNumber', '1'.repeat(21)],
    ['phoneNumber', '555-CALL-ME-NOW'],
    ['phoneNumber', '----------'],
    ['password', 'x'.repeat(10_000)],
    ['password', '\ud83d'.repeat(6)],
    ['password', 123456],
    ['confirmPassword', 'another'],
    ['confirmPassword', null],
  ])('for its %s', async (field, value) => {
    expectRefused(await register({ [field]: value }), 422, field);
  });

  it('as a login neither', async () => {
    const login = (json: unknown) => server.newCaller().post('/api/auth/login', json);
    for (const json of [{}, [], null, 'x', { email: 5, password: {} }, { email: 'a@b.org' }]) {
      expectRefused(await login(json), 422);
    }
    expectRefused(await login({ email: 'ines@example.org', password: 'nul\0in it' }), 401);
    expectRefused(await login({ email: "' OR 1=1 --@example.org", password: "' OR '1'='1" }), 422);
  });
});
