import { describe, expect, it } from 'vitest';
import { memberDetails } from '../factories/people';
import { changeFromOutside } from '../factories/server-database';
import { type Answer, type Caller, checkInAs, type ErrorBody, registerAs, statsOf } from './caller';
import { useServer } from './use-server';

// The limits as they are in real life; each test comes from an address of its own.
const server = useServer({
  env: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'x-client', OPERATOR_CONTACT: 'ops@soundings.example' },
});
const asServer = () => ({ dataDir: server.dataDir }) as Parameters<typeof changeFromOutside>[0];
const from = (address: string) => server.newCaller({ 'X-Client': address });

/** Asks until it is refused: how often it was answered, and the refusal. */
async function untilRefused(ask: () => Promise<Answer<ErrorBody>>, atMost: number) {
  for (let answered = 0; answered <= atMost; answered += 1) {
    const answer = await ask();
    if (answer.status === 429) return { answered, refusal: answer };
    expect(answer.status).toBeLessThan(500);
  }
  throw new Error(`not refused after ${atMost}`);
}

function expectPatience({ headers, body }: Answer<ErrorBody>, withinSeconds: number) {
  const seconds = Number(headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(withinSeconds - 120);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
  expect(body.message).toMatch(/wait \d+ minutes/);
  expect(body.message).toContain('988');
}

const wrong = (email: string) => ({ email, password: 'not-the-password' });

describe('limits', () => {
  it('stop guessing a password after ten tries, and lock nobody out who is somewhere else', async () => {
    const { details } = await registerAs(from('192.0.2.1'));
    const guesser = from('192.0.2.2');
    const logIn = (caller: Caller, json: object) => caller.post('/api/auth/login', json);
    const { answered, refusal } = await untilRefused(() => logIn(guesser, wrong(details.email)), 20);
    expect(answered).toBe(10);
    expectPatience(refusal, 15 * 60);
    const right = { email: details.email, password: details.password };
    expect((await logIn(guesser, right)).status).toBe(429);
    expect((await logIn(guesser, { ...right, email: details.email.toUpperCase() })).status).toBe(429);
    expect((await logIn(from('192.0.2.3'), right)).status).toBe(200);
  });

  it('stop trying one account after another', async () => {
    const guesser = from('192.0.2.4');
    const guess = () => guesser.post('/api/auth/login', wrong(memberDetails().email));
    const { answered, refusal } = await untilRefused(guess, 80);
    expect(answered).toBe(60);
    expectPatience(refusal, 15 * 60);
  });

  it('stop asking for password links, for one account first', async () => {
    const asker = from('192.0.2.5');
    const email = memberDetails().email;
    const ask = (address: string) => asker.post('/api/auth/request-reset', { email: address });
    expect((await untilRefused(() => ask(email), 10)).answered).toBe(3);
    const { answered, refusal } = await untilRefused(() => ask(memberDetails().email), 30);
    expect(answered).toBe(20 - 4);
    expectPatience(refusal, 60 * 60);
  });

  it('stop mails with password links to one account, from however many addresses', async () => {
    const { details } = await registerAs(from('192.0.2.9'));
    const untilRefusedFor = async (email: string) => {
      let asked = 0;
      const ask = () => from(`198.51.100.${(asked += 1)}`).post('/api/auth/request-reset', { email });
      return untilRefused(ask, 30);
    };
    const { answered, refusal } = await untilRefusedFor(details.email);
    expect(answered).toBe(5);
    expectPatience(refusal, 60 * 60);
    expect((await untilRefusedFor(memberDetails().email)).answered).toBe(5);
  });

  it('stop trying links', async () => {
    const json = { token: 'made-up', password: 'harbour-lights', confirmPassword: 'harbour-lights' };
    const caller = from('192.0.2.6');
    expect((await untilRefused(() => caller.post('/api/auth/reset', json), 40)).answered).toBe(30);
  });

  it('stop making accounts, counting an IPv6 household as one', async () => {
    const caller = (i: number) => from(`2001:db8:0:7::${i.toString(16)}`);
    let made = 0;
    const register = async () => {
      const details = memberDetails();
      return caller((made += 1)).post('/api/auth/register', {
        ...details,
        confirmPassword: details.password,
      });
    };
    expect((await untilRefused(register, 30)).answered).toBe(20);
    expect((await from('2001:db8:0:8::1').post('/api/auth/register', {})).status).toBe(422);
  });

  it('stop making guests, and not the check-ins of one who is there', async () => {
    const known = from('192.0.2.7');
    await checkInAs(known);
    const stranger = () => from('192.0.2.7').post('/api/mood-entries', { sleepRating: 3 });
    const { answered, refusal } = await untilRefused(stranger, 80);
    expect(answered).toBe(59);
    expectPatience(refusal, 60 * 60);
    await checkInAs(known);
  });

  it('stop check-ins at 240 an hour, wherever they come from, and store none beyond', async () => {
    const { sessionToken } = await registerAs(from('192.0.2.8'));
    let asked = 0;
    const write = () =>
      server
        .newCaller({
          'X-Client': `198.51.100.${(asked += 1) % 250}`,
          Authorization: `Bearer ${sessionToken}`,
        })
        .post('/api/mood-entries', { sleepRating: 3 });
    const answers = await Promise.all(Array.from({ length: 250 }, write));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(429)]).toEqual([240, 10]);
    const member = server.newCaller({ Authorization: `Bearer ${sessionToken}` });
    expect(await statsOf(member)).toEqual({
      totalCheckins: 240,
      selfCarePoints: 2400,
      streakDays: 1,
      lastCheckinDate: expect.any(String),
    });
  });
});

it('a mailbox gets five reset mails an hour, also when admins press the button', async () => {
  const { user, details } = await registerAs(from('192.0.2.101'));
  const admins: Caller[] = [];
  for (const address of ['192.0.2.102', '192.0.2.103']) {
    const admin = from(address);
    const { user: adminUser } = await registerAs(admin);
    await changeFromOutside(asServer(), 'UPDATE users SET is_admin = 1 WHERE id = ?', [adminUser.id]);
    admins.push(admin);
  }
  const statuses: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const answer = await admins[i % 2]?.post(`/api/admin/users/${user.id}/reset-password`, {});
    statuses.push(answer?.status ?? 0);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const mails = (await server.outbox()).filter((mail) => mail.includes(`To: ${details.email}`));
  expect(mails).toHaveLength(5);
});

it('who registers several times at once on one guest’s device is told the truth each time', async () => {
  const guest = from('192.0.2.104');
  await checkInAs(guest);
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const register = async (index: number) => {
    const details = memberDetails();
    return from(`192.0.2.${110 + index}`).send<{ message: string; sessionToken: string }>(
      'POST',
      '/api/auth/register',
      { json: { ...details, confirmPassword: details.password }, headers: { Cookie: cookie } },
    );
  };
  const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => register(i)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => !made.includes(answer))) {
    expect([status, body.message]).toEqual([409, expect.stringContaining('just made on this device')]);
  }
  const winner = server.newCaller({ Authorization: `Bearer ${made[0]?.body.sessionToken}` });
  expect((await statsOf(winner)).totalCheckins).toBe(1);
});

it('whose account is deactivated reads where to write to', async () => {
  const { user, details } = await registerAs(from('192.0.2.105'));
  await changeFromOutside(asServer(), 'UPDATE users SET is_active = 0 WHERE id = ?', [user.id]);
  const { email, password } = details;
  const answer = await from('192.0.2.106').post<ErrorBody>('/api/auth/login', { email, password });
  expect([answer.status, answer.body.message]).toEqual([
    401,
    'This account is deactivated. Please write to whoever runs this server: ops@soundings.example',
  ]);
});
