import fs from 'node:fs';
import { expect, it } from 'vitest';
import { startServer } from '../setup/server';

it('sends a built file as brotli, as gzip or as it is, whatever the browser takes, to be kept for a year', async () => {
  const server = await startServer();
  const script = fs.readdirSync('build/client/assets').find((name) => /^framework-.*\.js$/.test(name));
  const ask = (encoding: string) =>
    fetch(`${server.url}/assets/${script}`, { headers: { 'Accept-Encoding': encoding } });
  const [brotli, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip'), ask('identity')]);
  expect([brotli, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ]);
  const texts = await Promise.all([brotli, gzip, plain].map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  for (const { headers } of [brotli, gzip, plain])
    expect(headers.get('cache-control')).toMatch(/^public, max-age=31536000/);
  expect((await ask('br')).headers.get('vary')).toMatch(/accept-encoding/i);
  expect((await fetch(`${server.url}/assets/nothing.js`)).status).toBe(404);
});
