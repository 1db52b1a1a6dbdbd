import { describe, expect, it } from 'vitest';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer({ env: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'x-client' } });
let callers = 0;
/** Each from an address of its own, so that a limit counts one test. */
const stranger = () => server.newCaller({ 'X-Client': `198.51.100.${(callers += 1)}` });
const PASSCODE = 'tide-88';

interface Report {
  reportId: string;
  shortCode: string | null;
}

async function newMember(): Promise<Caller> {
  const caller = stranger();
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  return caller;
}

async function makeReport(caller: Caller, changes: object = { passcode: PASSCODE }): Promise<Report> {
  const today = new Date().toISOString().slice(0, 10);
  const { status, text, body } = await caller.post<Report>('/api/mood-reports', {
    title: 'TITLEOFREPORT',
    providerName: 'Dr. Abara',
    providerEmail: 'abara@example.org',
    dateRange: { start: '2026-01-01', end: today },
    ...changes,
  });
  expect(status, text).toBe(201);
  return body;
}

const paperOf = async (caller: Caller, { reportId }: Report) => {
  const { text } = await caller.get(`/api/mood-reports/${reportId}`);
  return /<b>([^<]*\/r\/[^<]*)<\/b>, with the passcode/.exec(text)?.[1];
};

/** More check-ins than two sheets hold. */
async function checkInOften(caller: Caller): Promise<void> {
  for (let i = 0; i < 130; i += 1) await checkInAs(caller);
}

describe('the short address of a report', () => {
  it('stands on a print that leaves something out, and leads to the passcode', async () => {
    const caller = await newMember();
    await checkInOften(caller);
    const report = await makeReport(caller);
    const address = await paperOf(caller, report);
    expect(address).toMatch(/^[^/]+\/r\/[2-9b-z]{5}-[2-9b-z]{5}$/);
    const path = `/r/${address?.split('/r/')[1]}`;
    const reader = stranger();
    const { status, headers } = await reader.get(path.toUpperCase().replace('/R/', '/r/'));
    expect([status, headers.get('Location')]).toEqual([
      303,
      `/api/mood-reports/${report.reportId}?format=html`,
    ]);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    const door = await reader.get(headers.get('Location') ?? '');
    expect(door.text).toContain('This report is locked');
    expect(door.text).not.toContain('TITLEOFREPORT');
    expect(server.logs()).toContain('/r/*');
    expect(server.logs()).not.toContain(address?.split('/r/')[1]);

    await caller.patch(`/api/mood-reports/${report.reportId}`, { isActive: false });
    expect(await paperOf(caller, report)).toBeUndefined();
  });

  it('is there with a passcode only: one that is set later brings it, one that goes shuts it', async () => {
    const caller = await newMember();
    const report = await makeReport(caller, {});
    expect(report.shortCode).toBeNull();
    const path = `/api/mood-reports/${report.reportId}`;
    const withOne = await caller.patch<Report>(path, { passcode: PASSCODE });
    const code = withOne.body.shortCode ?? '';
    expect((await stranger().get(`/r/${code}`)).status).toBe(303);
    expect((await caller.patch<Report>(path, { passcode: null })).body.shortCode).toBeNull();
    const shut = await stranger().get(`/r/${code}`);
    expect([shut.status, shut.text.includes('There is no such report')]).toEqual([404, true]);
    // What is printed leads there again.
    expect((await caller.patch<Report>(path, { passcode: 'another-1' })).body.shortCode).toBe(code);
    expect((await stranger().get(`/r/${code}`)).status).toBe(303);
  });

  it('says what the long one says: closed and deleted are gone, unknown ones are not there', async () => {
    const caller = await newMember();
    const report = await makeReport(caller);
    const path = `/api/mood-reports/${report.reportId}`;
    await caller.patch(path, { isActive: false });
    const reader = stranger();
    const closed = await reader.get(`/r/${report.shortCode}`);
    expect((await reader.get(closed.headers.get('Location') ?? '')).status).toBe(410);
    expect((await caller.delete(path)).status).toBe(204);
    const deleted = await reader.get(`/r/${report.shortCode}`);
    expect([deleted.status, deleted.text.includes('no longer shared')]).toEqual([410, true]);
    for (const typed of ['22222-22222', 'x', '%ff', `${report.reportId}`])
      expect((await reader.get(`/r/${typed}`)).status, typed).toBeLessThan(500);
    const unknown = await reader.get('/r/22222-22222');
    expect([unknown.status, unknown.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex, nofollow']);
    expect((await caller.get('/api/export')).text).not.toContain(report.shortCode);
  });

  it('is looked up 120 times an hour for an address, right or wrong', async () => {
    const report = await makeReport(await newMember());
    const guesser = stranger();
    for (let i = 0; i < 120; i += 1) await guesser.get('/r/22222-22222');
    const waits = await guesser.get(`/r/${report.shortCode}`);
    expect([waits.status, waits.text.includes('Please wait')]).toEqual([429, true]);
    expect(Number(waits.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect((await stranger().get(`/r/${report.shortCode}`)).status).toBe(303);
  });
});
