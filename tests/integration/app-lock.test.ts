import { beforeAll, describe, expect, it } from 'vitest';
import { PIN } from '../factories/app-lock';
import { lockPeople, type Person, setLock, stateOf, unlock } from './app-lock-people';
import { registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const { newMember, newMemberWithLock } = lockPeople(server);

describe('setting it', () => {
  let ines: Person;
  beforeAll(async () => {
    ines = await newMember();
  });

  it('asks for the password, and keeps neither PIN nor password in a refused form', async () => {
    const wrong = await setLock(ines, { currentPassword: 'not-the-password' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('That is not your current password');
    expect(wrong.text).not.toMatch(/value="2580"|not-the-password/);
    expect((await stateOf(ines.caller)).awayMinutes).toBeNull();
    expect((await setLock(ines, { pin: '1234', confirmPin: '1234' })).status).toBe(422);
    expect((await setLock(ines, { awayMinutes: '2' })).status).toBe(422);
    expect((await setLock(ines, { intent: '__proto__' })).status).toBe(400);
  });

  it('changes it and turns it off, with the password each time', async () => {
    expect((await setLock(ines)).status).toBe(303);
    expect((await setLock(ines, { awayMinutes: '60' })).status).toBe(303);
    expect(await stateOf(ines.caller)).toMatchObject({ awayMinutes: 60, isLocked: false, pinTriesLeft: 5 });
    const end = (currentPassword: string) =>
      ines.caller.send('POST', '/settings/lock', { form: { intent: 'end', currentPassword } });
    expect((await end('not-the-password')).status).toBe(422);
    expect((await stateOf(ines.caller)).awayMinutes).toBe(60);
    expect((await end(ines.details.password)).status).toBe(303);
    expect(await stateOf(ines.caller)).toEqual({
      ...{ awayMinutes: null, isLocked: false, secondsLeft: null, pinTriesLeft: null },
    });
  });

  it('is in the export without its PIN, and in the activity', async () => {
    const { caller } = await newMemberWithLock();
    const { text, body } = await caller.get<{ appLock: object; accountActivity: object[] }>('/api/export');
    expect(body.appLock).toMatchObject({ awayMinutes: 5 });
    expect(text).not.toMatch(/pinHash|pin_hash|argon2|pinTries/);
    expect(body.accountActivity).toContainEqual(expect.objectContaining({ kind: 'lock-on' }));
  });

  it('is not there for guests', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    expect((await guest.get('/settings/lock')).headers.get('Location')).toContain('/auth?tab=register');
    expect((await guest.get('/api/app-lock')).status).toBe(401);
    expect((await guest.post('/api/app-lock', { act: 'lock' })).status).toBe(401);
  });
});

describe('ending the lock', () => {
  it('takes the PIN, five times at most, and the password from then on', async () => {
    const ines = await newMemberWithLock();
    expect((await ines.caller.post('/api/app-lock', { act: 'lock' })).status).toBe(204);
    expect((await stateOf(ines.caller)).isLocked).toBe(true);
    const wrong = await unlock(ines.caller, { pin: '0001' });
    expect([wrong.status, wrong.body.errors?.pin]).toEqual([
      422,
      ['That is not the PIN. 4 tries are left; your password works, too.'],
    ]);
    for (let times = 0; times < 4; times += 1) await unlock(ines.caller, { pin: '0001' });
    const right = await unlock(ines.caller, { pin: PIN });
    expect([right.status, right.body.message]).toEqual([
      422,
      'There were five wrong ones. Your password ends the lock.',
    ]);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: true, pinTriesLeft: 0 });
    expect((await ines.caller.get('/lock')).text).not.toContain('name="pin"');
    expect((await unlock(ines.caller, { password: 'not-the-password' })).status).toBe(422);
    expect((await unlock(ines.caller, { password: ines.details.password })).status).toBe(204);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: false, pinTriesLeft: 5 });
    expect((await ines.caller.get('/settings/activity')).text).toContain('Five wrong PINs');
  });

  it('counts tries that come all at once', async () => {
    const ines = await newMemberWithLock();
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const pins = Array.from({ length: 30 }, (_, index) => String(5000 + index));
    const answers = await Promise.all(pins.map((pin) => unlock(ines.caller, { pin })));
    const looked = answers.filter(({ body }) => body.message.includes('That is not the PIN'));
    expect(looked).toHaveLength(5);
    expect((await unlock(ines.caller, { pin: PIN })).status).toBe(422);
  });

  it('leaves the other sessions of the account as they are', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    const tablet = server.newCaller();
    expect((await tablet.post('/api/auth/login', { email, password })).status).toBe(200);
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    for (let times = 0; times < 5; times += 1) await unlock(ines.caller, { pin: '0001' });
    expect(await stateOf(tablet)).toMatchObject({ isLocked: false, pinTriesLeft: 5 });
    expect((await tablet.get('/api/mood-entries')).status).toBe(200);
    await tablet.post('/api/app-lock', { act: 'lock' });
    expect((await unlock(tablet, { pin: PIN })).status).toBe(204);
    expect((await stateOf(ines.caller)).isLocked).toBe(true);
  });

  it('is done by a new login, and by logging out', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const form = { intent: 'login', email, password, redirectTo: '/' };
    expect((await ines.caller.send('POST', '/auth', { form })).status).toBe(303);
    expect((await ines.caller.get('/api/mood-entries')).status).toBe(200);
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    const locked = server.newCaller();
    for (const [name, value] of ines.caller.cookies) locked.cookies.set(name, value);
    expect((await ines.caller.send('POST', '/logout', { form: {} })).status).toBe(303);
    expect((await locked.get('/api/mood-entries')).status).toBe(401);
  });

  it('is done on every device by turning the lock off', async () => {
    const ines = await newMemberWithLock();
    const { email, password } = ines.details;
    const tablet = server.newCaller();
    await tablet.post('/api/auth/login', { email, password });
    await tablet.post('/api/app-lock', { act: 'lock' });
    await ines.caller.send('POST', '/settings/lock', { form: { intent: 'end', currentPassword: password } });
    expect((await tablet.get('/api/mood-entries')).status).toBe(200);
  });

  it('answers what is no secret, no act and no JSON with a sentence', async () => {
    const ines = await newMemberWithLock();
    await ines.caller.post('/api/app-lock', { act: 'lock' });
    for (const json of [{}, { act: 'open' }, { act: 'unlock' }, { act: 'unlock', pin: 2580 }, [], null]) {
      const { status, body } = await ines.caller.post('/api/app-lock', json);
      expect([status, typeof body.message]).toEqual([422, 'string']);
    }
    const headers = { 'Content-Type': 'application/json' };
    expect((await ines.caller.send('POST', '/api/app-lock', { raw: '{', headers })).status).toBe(400);
    expect((await ines.caller.send('POST', '/lock', { form: { intent: 'constructor' } })).status).toBe(400);
    expect(await stateOf(ines.caller)).toMatchObject({ isLocked: true, pinTriesLeft: 5 });
    const nobody = server.newCaller();
    expect((await nobody.get('/lock')).headers.get('Location')).toMatch(/^\/(\?|$)/);
    expect((await nobody.post('/api/app-lock', { act: 'unlock', pin: PIN })).status).toBe(401);
  });
});

describe('the limit of unlocking', () => {
  const strict = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1' } });

  it('stops guessing of passwords in one session, and the owner nowhere else', async () => {
    const caller = strict.newCaller();
    const { details } = await registerAs(caller);
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const lock = { pin: PIN, confirmPin: PIN, awayMinutes: '5', currentPassword: details.password };
    await caller.send('POST', '/settings/lock', { form: { intent: 'set', ...lock } });
    await caller.post('/api/app-lock', { act: 'lock' });
    const statuses = [];
    for (let times = 0; times < 17; times += 1)
      statuses.push((await unlock(caller, { password: `guess number ${times}` })).status);
    expect(statuses).toEqual([...Array<number>(15).fill(422), 429, 429]);
    expect((await caller.get('/safety-plan')).status).toBe(200);
    const { email, password } = details;
    const elsewhere = strict.newCaller();
    expect((await elsewhere.post('/api/auth/login', { email, password })).status).toBe(200);
    expect((await elsewhere.get('/api/mood-entries')).status).toBe(200);
  });
});
