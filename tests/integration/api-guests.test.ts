import { describe, expect, it } from 'vitest';
import { checkInAs, type Entry, registerAs, statsOf } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const NOTHING = { streakDays: 0, selfCarePoints: 0, totalCheckins: 0 };

describe('`anonymous` is the caller', () => {
  it('and nobody without a cookie, for whom nothing is made', async () => {
    const stranger = server.newCaller();
    await checkInAs(server.newCaller());
    expect(await statsOf(stranger)).toMatchObject(NOTHING);
    expect(stranger.cookies.size).toBe(0);
  });

  it('a guest with the cookie of a guest', async () => {
    const guest = server.newCaller();
    await checkInAs(guest);
    await checkInAs(guest);
    expect(await statsOf(guest)).toMatchObject({ streakDays: 1, selfCarePoints: 20, totalCheckins: 2 });
  });

  it('a member with a session, also on a device with a guest', async () => {
    const caller = server.newCaller();
    const { details } = await registerAs(caller);
    await checkInAs(caller);
    const device = server.newCaller();
    await checkInAs(device);
    await checkInAs(device);
    await device.post('/api/auth/login', { email: details.email, password: details.password });
    expect((await statsOf(device)).totalCheckins).toBe(1);
    const stats = await device.get('/api/user-stats');
    expect(stats.body).toMatchObject({ totalCheckins: 1 });
  });
});

describe('the first check-in of somebody unknown', () => {
  it('makes a guest, who finds it again by their cookie', async () => {
    const caller = server.newCaller();
    const { status, headers, body } = await caller.post<Entry>('/api/mood-entries', { sleepRating: 5 });
    expect(status).toBe(201);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^guest=.+; Max-Age=\d+; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect((await caller.get<Entry[]>('/api/mood-entries')).body.map(({ id }) => id)).toEqual([body.id]);
    expect((await server.newCaller().get(`/api/mood-entries/${body.id}`)).status).toBe(401);
  });

  it('makes nobody when it is refused', async () => {
    const caller = server.newCaller();
    expect((await caller.post('/api/mood-entries', { sleepRating: 9 })).status).toBe(422);
    expect(caller.cookies.size).toBe(0);
  });

  it('belongs to the member they become, and the cookie of the guest is worth nothing then', async () => {
    const caller = server.newCaller();
    const entry = await checkInAs(caller, { notes: 'before there was an account' });
    const asGuest = server.newCaller();
    caller.cookies.forEach((value, name) => asGuest.cookies.set(name, value));
    const { user } = await registerAs(caller);
    expect(user.id).toBe(entry.userId);
    expect(caller.cookies.has('guest')).toBe(false);
    expect((await caller.get<Entry[]>('/api/mood-entries')).body).toEqual([entry]);
    expect(await statsOf(asGuest)).toMatchObject(NOTHING);
    expect((await asGuest.get('/api/mood-entries')).status).toBe(401);
  });
});

describe('a guest who logs in', () => {
  it('gets their check-ins added on Add alone', async () => {
    const { details } = await registerAs(server.newCaller());
    const device = server.newCaller();
    const entry = await checkInAs(device);
    const form = { intent: 'login', email: details.email, password: details.password };
    const login = await device.send('POST', '/auth', { form });
    expect(login.status).toBe(303);
    expect(login.headers.get('Location')).toContain('/device-data');
    const ask = (intent: string) => device.send('POST', '/device-data', { form: { intent } });
    expect((await ask('later')).status).toBe(303);
    expect((await device.get<Entry[]>('/api/mood-entries')).body).toEqual([]);
    expect((await ask('add')).status).toBe(303);
    expect((await device.get<Entry[]>('/api/mood-entries')).body.map(({ id }) => id)).toEqual([entry.id]);
    expect((await statsOf(device)).totalCheckins).toBe(1);
    expect(device.cookies.has('guest')).toBe(false);
  });
});

describe('a guest who has written a reflection through the API', () => {
  it('finds it on the screen, and is led there from the settings', async () => {
    const guest = server.newCaller();
    await checkInAs(guest);
    expect((await guest.get('/weekly-reflection')).headers.get('Location')).toContain('tab=register');
    expect((await guest.get('/settings')).text).not.toContain('Read your weekly reflections');
    const written = { highlights: 'The walk by the river' };
    expect((await guest.post('/api/weekly-reflections', written)).status).toBe(201);
    const { status, text } = await guest.get('/weekly-reflection');
    expect([status, text.includes('The walk by the river')]).toEqual([200, true]);
    expect((await guest.get('/settings')).text).toContain('Read your weekly reflections');
    const other = server.newCaller();
    await checkInAs(other);
    expect((await other.get('/weekly-reflection')).status).toBe(302);
  });
});
