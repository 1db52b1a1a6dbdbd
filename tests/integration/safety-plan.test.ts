import { expect, it } from 'vitest';
import { registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const plan = {
  warningSigns: 'No sleep',
  copingSteps: '',
  distractions: '',
  people: 'Ana',
  professionals: '',
  surroundings: '',
};

it('belongs to its owner, and nobody else sees it', async () => {
  const [one, other] = [server.newCaller(), server.newCaller()];
  await registerAs(one);
  await registerAs(other);
  const put = await one.send('PUT', '/api/safety-plan', { json: { ...plan, version: 0 } });
  expect(put.status).toBe(200);
  expect((await one.get('/api/safety-plan')).body).toMatchObject(plan);
  expect((await other.get('/api/safety-plan')).body).toMatchObject({ warningSigns: '', version: 0 });
  expect((await server.newCaller().get('/api/safety-plan')).status).toBe(401);
});

it('refuses to overwrite what it has not seen, and what it cannot keep', async () => {
  const caller = server.newCaller();
  await registerAs(caller);
  const put = (json: unknown) =>
    caller.send<{ version: number; message: string }>('PUT', '/api/safety-plan', { json });
  const { body } = await put({ ...plan, version: 0 });
  expect((await put({ ...plan, people: 'Bea', version: 0 })).status).toBe(409);
  expect((await put({ ...plan, people: 'Bea', version: body.version })).status).toBe(200);
  expect((await put({ ...plan, people: 'x'.repeat(2001), version: 0 })).status).toBe(422);
  expect((await put({ ...plan })).status).toBe(422);
  expect((await put([])).status).toBe(422);
});

it('the plan of a guest comes along at registration and at a merge', async () => {
  const guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
  await guest.send('PUT', '/api/safety-plan', { json: { ...plan, version: 0 } });
  const { email, password } = (await registerAs(guest)).details;
  expect((await guest.get('/api/safety-plan')).body).toMatchObject(plan);

  const device = server.newCaller();
  await device.send('POST', '/try', { form: {} });
  await device.send('PUT', '/api/safety-plan', { json: { ...plan, people: 'Bea', version: 0 } });
  const login = await device.send('POST', '/auth', { form: { intent: 'login', email, password } });
  expect(login.headers.get('Location')).toMatch(/^\/device-data/);
  await device.send('POST', '/device-data', { form: { intent: 'add' } });
  expect((await device.get('/api/safety-plan')).body).toMatchObject({
    people: 'Ana\nBea',
    warningSigns: 'No sleep',
  });
});
