import fs from 'node:fs';
import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';

const text = fs.readFileSync('docs/security.md', 'utf8');
const locked = (
  JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  }
).packages;
const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

it('the table of advisories names the versions that are installed', async () => {
  const named = [...text.matchAll(/`(turbo-stream|react-router)` (\d+\.\d+\.\d+)/g)];
  expect(named.length).toBeGreaterThanOrEqual(2);
  for (const [, name, version] of named) expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
  const { rows } = await createClient({ url: ':memory:' }).execute('select sqlite_version() as version');
  expect(text).toContain(`SQLite ${String(rows[0]?.version)} inside`);
});

it('what is said to be closed by a version is closed by the installed one', () => {
  const closers = [...text.matchAll(/\| (Remix|`@remix-run\/router`) (\d+\.\d+\.\d+)/g)];
  expect(closers.length).toBeGreaterThanOrEqual(5);
  for (const [, name, least = ''] of closers) {
    const folder = name === 'Remix' ? '@remix-run/server-runtime' : '@remix-run/router';
    expect(isAtLeast(locked[`node_modules/${folder}`]?.version ?? '', least), `${name} ${least}`).toBe(true);
  }
});
