import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '~/domain/figures/published';
import { freePort } from '../setup/free-port';
import { type HranaServer, startHranaServer } from '../setup/hrana-server';
import { startServer, type TestServer } from '../setup/server';
import { Caller, registerAs } from './caller';
import { useSharedServer } from './use-server';

const PAGES = ['/safety', '/safety/how'] as const;
const CANNOT_BE_READ = 'cannot be read just now';
/** The words of a page, without its markup. */
const wordsOf = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, '').replace(/\s+/g, ' ');

describe('the pages with help', () => {
  const server = useSharedServer();
  // What the standard asks for, without rules of style.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

  it.each(PAGES)('%s is valid HTML', async (page) => {
    const { text } = await server.newCaller().get(page, { Accept: 'text/html' });
    const { results } = await validator.validateString(text);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  it('/safety/how says the figures of the release', async () => {
    const words = wordsOf((await server.newCaller().get('/safety/how')).text);
    const { all, lines, writers } = PUBLISHED;
    expect(words).toContain(`Harbor asks about ${Math.round(all['crisis lines'].heard)}. It misses`);
    expect(words).toContain(`tested on ${lines.toLocaleString('en-US')} lines`);
    expect(words).toContain(`by ${writers} separate writers`);
    expect(words).toContain('No clinician has reviewed this');
    expect(words).toMatch(/ times? on this server/);
  });
});

describe('while the database is out of reach', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-safety-'));
  let database: HranaServer;
  let server: TestServer;
  beforeAll(async () => {
    database = await startHranaServer({ file: path.join(folder, 'remote.db'), port: await freePort() });
    server = await startServer({ env: { DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await server?.stop();
    await database?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('the pages with help stand for strangers, guests and members, and the count says that it cannot be read', async () => {
    const [stranger, guest, member] = [1, 2, 3].map(() => new Caller(server.url)) as [Caller, Caller, Caller];
    await guest.send('POST', '/try', { form: {} });
    await registerAs(member);
    await member.send('POST', '/onboarding', { form: { intent: 'complete' } });
    for (const caller of [stranger, guest, member]) {
      expect(wordsOf((await caller.get('/safety/how')).text)).not.toContain(CANNOT_BE_READ);
    }
    await database.close();
    for (const caller of [stranger, guest, member]) {
      for (const page of PAGES) {
        const { status, text } = await caller.get(page);
        expect([page, status]).toEqual([page, 200]);
        expect(text.includes('tel:988')).toBe(true);
      }
      const how = wordsOf((await caller.get('/safety/how')).text);
      // A stranger gets the page of a moment ago, from memory, which still says what holds.
      if (caller !== stranger) expect(how).toContain(CANNOT_BE_READ);
      expect(how).toContain('It misses');
    }
    expect(member.cookies.has('session')).toBe(true);
    expect((await member.get('/trends')).status).toBe(503);
  });
});
