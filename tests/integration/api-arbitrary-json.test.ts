import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { type Caller, checkInAs, registerAs, type Stats } from './caller';
import { useServer } from './use-server';

const server = useServer();
let member: Caller;
let entryId: string;
beforeAll(async () => {
  member = server.newCaller();
  await registerAs(member);
  entryId = (await checkInAs(member)).id;
});

const good = { ...memberDetails(), confirmPassword: 'tide-and-lantern', token: 'made-up' };
const CALLS: Record<string, readonly string[]> = {
  'POST /api/auth/login': ['email', 'password', 'code'],
  'POST /api/auth/passkey-options': ['purpose'],
  'POST /api/auth/register': ['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'confirmPassword'],
  'POST /api/auth/request-reset': ['email'],
  'POST /api/auth/reset': ['token', 'password', 'confirmPassword'],
  'POST /api/mood-entries': ['responses', 'sleepRating', 'focusRating', 'notes', 'date', 'timeZone'],
  'PATCH /api/mood-entries/:id': ['responses', 'sleepRating', 'overallMood', 'notes', 'date', 'timeZone'],
  'PUT /api/check-in-draft': ['mode', 'answers', 'notes', 'submissionKey'],
};

/** Anything at all, and bodies of the right shape with anything at all in their fields. */
function bodies(fields: readonly string[]): fc.Arbitrary<unknown> {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const half = fc.constantFrom('\ud83d', 'a\0b', '__proto__', '', ' ', 'x'.repeat(3000));
  const value = fc.oneof(
    fc.jsonValue(),
    text,
    half,
    fc.integer(),
    fc.double(),
    fc.constant({ sleepRating: 3 }),
  );
  const shaped = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
  const nearlyGood = shaped.map((some) => ({ ...good, ...some }));
  return fc.oneof(fc.jsonValue(), shaped, nearlyGood);
}

describe.each(Object.entries(CALLS))('%s', (call, fields) => {
  it('answers any JSON clearly and is never surprised', async () => {
    const [method = '', path = ''] = call.split(' ');
    await fc.assert(
      fc.asyncProperty(bodies(fields), async (json) => {
        const { status, text, body } = await member.send(method, path.replace(':id', entryId), { json });
        expect(status, text).toBeLessThan(500);
        if (status >= 400) expect(body.message).toMatch(/^\S.{5,}/);
      }),
      { numRuns: 60 },
    );
  });
});

it('after all that the numbers are still those of what is stored', async () => {
  const { body: stats } = await member.get<Stats>('/api/user-stats');
  const { body: list } = await member.get<unknown[]>('/api/mood-entries?limit=500');
  expect(stats.totalCheckins).toBe(list.length);
  expect(stats.selfCarePoints).toBe(list.length * 10);
  expect(server.logs()).not.toMatch(/^\S+Z \[[0-9a-f]{10}\]/m);
});
