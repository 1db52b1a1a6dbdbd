import { expect, it } from 'vitest';
import { rawRequest } from './raw-request';
import { useServer, useSharedServer } from './use-server';

const PATH = '/.well-known/security.txt';
const named = useServer({
  env: { OPERATOR_CONTACT: 'ops@soundings.example', APP_URL: 'https://soundings.example' },
});
const unnamed = useSharedServer();

it('says to anybody where to report a weakness', async () => {
  const { status, headers, body } = await rawRequest(named.port, { path: PATH });
  expect(status).toBe(200);
  expect(headers['content-type']).toEqual(['text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:ops@soundings\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
  expect(body).toContain('Canonical: https://soundings.example/.well-known/security.txt\n');
});

it('is not there while nobody is named', async () => {
  expect((await rawRequest(unnamed.port, { path: PATH })).status).toBe(404);
});
