import { beforeAll, describe, expect, it } from 'vitest';
import { cpuTimeMs } from '../../bench/cpu-time';
import { daylioCsv, manyDaylioRows } from '../factories/imports';
import type { Caller } from './caller';
import { FILE, memberOf, uploadAs } from './import-calls';
import { useServer } from './use-server';

const server = useServer();
const member = () => memberOf(server);

describe('a file that is no good gets a sentence', () => {
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${FILE}`, 'utf16le'));
  const head = { format: 'soundings-export', version: 1 };
  let caller: Caller;
  beforeAll(async () => {
    caller = await member();
  });
  it.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['a PDF', '%PDF-1.7 x', /This is a PDF/],
    ['a packed file', 'PK\u0003\u0004', /packed file/],
    ['UTF-16', utf16, /UTF-16/],
    ['Latin-1', new Uint8Array([0x64, 0xe9, 0x0a]), /UTF-8/],
    ['a binary file', 'x\0y', /no text file/],
    ['nothing', '', /Choose a file first/],
    ['blanks', ' \n\r\n', /nothing in this file/],
    ['a CSV without rows', daylioCsv([]), /nothing to add/],
    ['another CSV', 'a,b\n1,2\n', /names none of the columns/],
    ['a column too few', 'full_date,mood\n2025-01-01,good\n', /missing: time/],
    ['an open quotation mark', daylioCsv(['2025-01-01,J,W,20:00,good,,,"no end']), /quotation mark/],
    ['other JSON', '{"a": 1}', /not an export/],
    ['a list', '[1, 2]', /not an export/],
    ['JSON cut off', JSON.stringify({ ...head, checkIns: [1] }).slice(0, -2), /cut off/],
    ['a newer export', JSON.stringify({ ...head, version: 2 }), /newer/],
    ['an empty export', JSON.stringify(head), /nothing to add/],
  ])('%s', async (_name, content, sentence) => {
    const { status, body } = await uploadAs(caller, content);
    expect(status).toBe(422);
    expect(body.message).toMatch(sentence);
    const page = await caller.get('/settings/import');
    expect(page.text).not.toContain('is waiting');
  });

  it('on the page without scripts, where the zone is as it was chosen', async () => {
    await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
    const form = new FormData();
    form.set('timeZone', 'Europe/Lisbon');
    form.set('file', new Blob(['a,b\n1,2\n']), 'other.csv');
    const { status, text } = await caller.send('POST', '/settings/import', { raw: form });
    expect(status).toBe(422);
    expect(text).toMatch(/href="#import-file">[^<]*names none of the columns/);
    expect(text).toMatch(/<option value="Europe\/Lisbon" selected/);
    expect(text).toContain('Please choose it once more');
  });

  it('rows of an export that are', async () => {
    const good = { id: 'x', date: '2025-01-01T20:00:00Z', responses: { overallMood: 2 }, timeZone: 'UTC' };
    const checkIns = [
      7,
      {},
      good,
      { ...good, id: 'y', responses: { overallMood: 6 } },
      { ...good, notes: 7 },
    ];
    const reflections = [{ id: 'r', week: '2025-01-06', highlights: 'A Monday' }];
    const chats = [{ id: 'c', date: '2025-01-01T20:00:00Z', messages: [] }];
    const file = JSON.stringify({ ...head, checkIns, reflections, chats, reports: [{}], unknown: [[1]] });
    const { body } = await uploadAs(caller, file);
    expect(body.counts).toEqual({ add: 1, skip: 1, refuse: 6 });
    expect(body.rows.every(({ outcome, reason }) => outcome === 'add' || reason)).toBe(true);
  });
});

it('reads more than a megabyte, and no more than 50,000 rows or 20 MB', async () => {
  const caller = await member();
  const huge = await caller.send('POST', '/api/import', {
    raw: 'x'.repeat(21 * 1_048_576),
    headers: { 'Content-Type': 'text/csv' },
  });
  expect(huge.status).toBe(413);
  const wide = daylioCsv([`2025-01-01,J,W,20:00,good,,,"${'wide '.repeat(30_000)}"`]);
  expect((await uploadAs(caller, wide.repeat(8))).status).toBe(201);
  expect((await server.newCaller().send('POST', '/api/import', { raw: wide })).status).toBe(401);
});

it('counts the rows of a file before it works on any, and leaves what waits alone when there are too many', async () => {
  const caller = await member();
  const { body: waiting } = await uploadAs(caller, FILE);
  const { format, version } = JSON.parse((await caller.get('/api/export')).text) as Record<string, unknown>;
  const start = JSON.stringify({ format, version }).slice(0, -1);
  const files = [
    daylioCsv(Array.from({ length: 60_000 }, () => 'a')),
    `${start},"checkIns":[${'{},'.repeat(60_000)}{}]}`,
    `${start},"reports":[${'1,'.repeat(60_000)}1]}`,
  ];
  for (const file of files) {
    const refused = await uploadAs(caller, file);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('more than 50,000 rows');
    expect((await caller.get(`/api/import/${waiting.id}`)).status).toBe(200);
  }
});

describe('a file of junk is refused before much is made of it', () => {
  const MB = 1_048_576;
  const start = '{"format":"soundings-export","version":1,"checkIns":[';
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',');

  it.each<[string, () => string, RegExp]>([
    [
      'a line of nothing but commas',
      () => `full_date,time,mood\n${','.repeat(19 * MB)}`,
      /more than 30 columns/,
    ],
    ['many wide lines', () => `full_date,time,mood\n${`${','.repeat(40)}\n`.repeat(40_000)}`, /30 columns/],
    ['a first line of commas', () => ','.repeat(19 * MB), /more than 30 columns/],
    ['nothing but empty lines', () => `full_date,time,mood\n${'\n'.repeat(19 * MB)}`, /50,000 rows/],
    ['one check-in with a million keys', () => `${start}{${keys(1_000_000)}}]}`, /more in this file than/],
    ['one number after the other', () => `${start}[${'1,'.repeat(9 * MB)}1]]}`, /more in this file than/],
  ])('%s', async (_what, content, sentence) => {
    const caller = await member();
    const file = content();
    const before = cpuTimeMs(server.pid) ?? 0;
    const { status, text } = await uploadAs(caller, file);
    expect(status).toBe(422);
    expect(text).toMatch(sentence);
    expect((cpuTimeMs(server.pid) ?? 0) - before).toBeLessThan(3000);
  });

  it('passes over what it does not know without keeping it', async () => {
    const caller = await member();
    const row = { id: 'x', date: '2025-01-01T20:00:00Z', responses: { overallMood: 2 }, timeZone: 'UTC' };
    const file = `${start}${JSON.stringify(row)}],"later":{${keys(50_000)}},"reports":[{${keys(50_000)}}]}`;
    expect((await uploadAs(caller, file)).body.counts).toEqual({ add: 1, skip: 1, refuse: 0 });
  });

  it('of a guest is smaller still', async () => {
    const guest = server.newCaller();
    await guest.send('POST', '/try', { form: {} });
    expect((await guest.get('/settings/import')).text).toContain('up to 3 MB and 5,000 rows');
    expect((await uploadAs(guest, daylioCsv(manyDaylioRows(500)))).status).toBe(201);
    const rows = await uploadAs(guest, daylioCsv(manyDaylioRows(5001)));
    expect(rows.status).toBe(422);
    expect(rows.body.message).toMatch(/up to 5,000 rows.*make an account/);
    const bytes = await uploadAs(guest, daylioCsv([`2025-01-01,J,W,20:00,good,,,"${'x '.repeat(2 * MB)}"`]));
    expect(bytes.status).toBe(422);
    expect(bytes.body.message).toMatch(/up to 3 MB.*make an account/);
  });
});

it('takes nothing for an export that is nested deeper than one', async () => {
  const caller = await member();
  const { format, version } = JSON.parse((await caller.get('/api/export')).text) as Record<string, unknown>;
  const deep = `${JSON.stringify({ format, version }).slice(0, -1)},"checkIns":[${'['.repeat(21)}${']'.repeat(21)}]}`;
  expect((await uploadAs(caller, deep)).text).toContain('not an export of Soundings');
});
