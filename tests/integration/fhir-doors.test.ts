import { expect, it } from 'vitest';
import { checkInAs, registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
const FHIR = 'application/fhir+json; charset=utf-8';
const today = () => new Date().toISOString().slice(0, 10);

interface Bundle {
  entry: { resource: { resourceType: string; questionnaire?: string; item?: { linkId: string }[] } }[];
}

it('gives the questionnaire that responses name to anybody, at its canonical address with and without its version', async () => {
  const guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
  await checkInAs(guest);
  const query = `from=2026-01-01&to=${today()}`;
  const answer = await guest.get<Bundle>(`/api/export?${query}`, { Accept: 'application/fhir+json' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, FHIR]);
  expect(answer.headers.get('Content-Disposition')).toBe(
    `attachment; filename="soundings-2026-01-01-to-${today()}.fhir.json"`,
  );
  const { entry } = JSON.parse(answer.text) as Bundle;
  const response = entry.find(({ resource }) => resource.resourceType === 'QuestionnaireResponse')?.resource;
  const { pathname } = new URL(response?.questionnaire ?? '');
  const [path, version] = decodeURIComponent(pathname).split('|');
  expect(version).toBe('1');
  for (const address of [path, `${path}|${version}`, `${path}%7C${version}`]) {
    const { status, headers, text } = await server.newCaller().get(address ?? '');
    expect([status, headers.get('Content-Type')]).toEqual([200, FHIR]);
    expect(headers.get('Content-Disposition')).toContain('inline');
    const { url, version: own, item } = JSON.parse(text) as Record<string, string> & { item: object[] };
    expect(`${url}|${own}`).toBe(response?.questionnaire);
    const asked = item.map((question) => (question as { linkId: string }).linkId);
    expect(asked).toHaveLength(10);
    for (const { linkId } of response?.item ?? []) expect(asked).toContain(linkId);
  }
  for (const wrong of [`${path}|2`, '/fhir/Questionnaire/phq-9'])
    expect((await server.newCaller().get(wrong)).status).toBe(404);
  expect((await server.newCaller().post(path ?? '', {})).status).toBe(405);
});

it('gives a report as FHIR to a client that accepts only that, and a page to a browser', async () => {
  const caller = server.newCaller();
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await checkInAs(caller);
  const { body } = await caller.post<{ reportId: string }>('/api/mood-reports', {
    title: 'For the visit',
    providerName: 'Dr. Abara',
    providerEmail: 'abara@example.org',
    dateRange: { start: today(), end: today() },
  });
  const path = `/api/mood-reports/${body.reportId}`;
  const reader = server.newCaller();
  const asked = await reader.get(path, {
    Accept: 'application/fhir+json;fhirVersion=4.0, application/json;q=0.8',
  });
  expect([asked.status, asked.headers.get('Content-Type')]).toEqual([200, FHIR]);
  expect(asked.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="mood-report-[\d-]+\.fhir\.json"$/,
  );
  expect(asked.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(asked.text).toBe((await reader.get(`${path}?format=fhir`)).text);
  const csv = await reader.get(`${path}?format=csv`, { Accept: 'application/fhir+json' });
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const page = await reader.get(path, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const missing = await reader.get('/api/mood-reports/nothing', { Accept: 'application/fhir+json' });
  expect([missing.status, missing.headers.get('Content-Type')]).toEqual([
    404,
    expect.stringContaining('application/json'),
  ]);
  const undated = await caller.get('/api/export', { Accept: 'application/fhir+json' });
  expect([undated.status, undated.text]).toEqual([422, expect.stringContaining('Choose a day')]);
});

it('gives check-ins as FHIR over any range', async () => {
  const caller = server.newCaller();
  await registerAs(caller);
  await checkInAs(caller, { date: '2025-03-01T20:00:00Z' });
  const fhir = (query: string) => caller.get<{ resourceType: string }>(`/api/export?format=fhir&${query}`);
  const { status, headers, body, text } = await fhir('from=2020-01-01&to=2025-12-31');
  expect(status, text).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/fhir+json; charset=utf-8');
  expect(body.resourceType ?? (JSON.parse(text) as typeof body).resourceType).toBe('Bundle');
  for (const query of [
    '',
    'from=2025-01-01',
    'from=2025-02-30&to=2025-03-01',
    'from=2025-03-02&to=2025-03-01',
  ])
    expect((await fhir(query)).status).toBe(422);
});
