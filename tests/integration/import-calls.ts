import { expect } from 'vitest';
import { daylioCsv, type DryRun } from '../factories/imports';
import { type Answer, type Caller, type Entry, registerAs } from './caller';

export const MOODS = { good: 4, meh: 3, bad: null };

export async function memberOf(server: { newCaller: () => Caller }): Promise<Caller> {
  const caller = server.newCaller();
  await registerAs(caller);
  return caller;
}

export const entriesOf = async (caller: Caller) =>
  (await caller.get<Entry[]>('/api/mood-entries?limit=500')).body;

export async function add(caller: Caller, id: string): Promise<DryRun['adds']> {
  const { status, body, text } = await caller.post<{ added: DryRun['adds'] }>(`/api/import/${id}`, {});
  expect(status, text).toBe(200);
  return body.added;
}

/** Rows of Daylio's of every kind: good ones, one that stands twice, and those that are refused. */
export const FILE = daylioCsv(
  [
    '2025-03-14,March 14,Friday,8:15 PM,good,"reading | long walk",A good day,"It rained, ""softly"".<br>Then sun"',
    '2025-03-13,March 13,Thursday,21:00,meh,,,"=HYPERLINK(""http://x"")"',
    '2025-03-13,March 13,Thursday,21:00,meh,,,"=HYPERLINK(""http://x"")"',
    '2025-03-12,March 12,Wednesday,20:00,bad,,,',
    '2025-02-30,February 30,Sunday,20:00,good,,,',
    '2025-03-30,March 30,Sunday,02:30,good,,,In the hour that was skipped',
    '2150-01-01,January 1,Tuesday,20:00,good,,,From the future',
    '2025-03-11,March 11,Tuesday,later,good,,,',
    `2025-03-10,March 10,Monday,20:00,good,,,${'long '.repeat(500)}`,
  ],
  '\r\n',
);

/** Sends a file in a form, as a browser does. */
export async function uploadAs(
  caller: Caller,
  content: string | Uint8Array<ArrayBuffer>,
  { timeZone = 'UTC', name = 'daylio.csv' } = {},
): Promise<Answer<DryRun & { message: string }>> {
  const form = new FormData();
  form.set('timeZone', timeZone);
  form.set('file', new Blob([content]), name);
  return caller.send('POST', '/api/import', { raw: form });
}
