import { expect, it } from 'vitest';
import { type Caller, checkInAs, registerAs } from './caller';
import { useServer } from './use-server';

const server = useServer();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function member(): Promise<Caller> {
  const caller = server.newCaller();
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await checkInAs(caller);
  const phq = { instrument: 'phq-9', answers: [2, 1, 3, 2, 1, 1, 2, 0, 0], date: daysAgo(3) };
  const before = { instrument: 'phq-9', total: 18, date: daysAgo(90) };
  for (const score of [before, phq]) expect((await caller.post('/api/scores', score)).status).toBe(201);
  return caller;
}

async function makeReport(caller: Caller, sections?: object): Promise<string> {
  const { status, body, text } = await caller.post<{ reportId: string }>('/api/mood-reports', {
    title: 'For the visit',
    providerName: 'Dr. Abara',
    providerEmail: 'abara@example.org',
    dateRange: { start: daysAgo(28), end: daysAgo(0) },
    sections,
  });
  expect(status, text).toBe(201);
  return `/api/mood-reports/${body.reportId}`;
}

it('holds the scores of its dates unless they are left out, with numbers alone, in every format', async () => {
  const caller = await member();
  const path = await makeReport(caller);
  const page = (await caller.get(path)).text;
  expect(page).toContain('Questionnaire scores');
  expect(page).toContain('6 points lower than on');
  expect(page).toContain('Answers 1 to 9: 2 1 3 2 1 1 2 0 0');
  expect(page).toContain('Kroenke');
  const fhir = (await caller.get(`${path}?format=fhir`)).text;
  for (const code of ['44249-1', '44261-6', '44260-8', 'LA6568-5']) expect(fhir).toContain(`"${code}"`);
  expect(fhir).toBe((await caller.get(`${path}?format=fhir`)).text);

  const without = await makeReport(caller, { scores: false });
  for (const format of ['', '?format=fhir', '?format=csv'])
    expect((await caller.get(`${without}${format}`)).text).not.toMatch(
      /PHQ-9: |Questionnaire scores|44249-1/,
    );
});

it('keeps what it held when a score is changed or deleted later', async () => {
  const caller = await member();
  const path = await makeReport(caller);
  const { body } = await caller.get<{ id: string }[]>('/api/scores');
  expect((await caller.delete(`/api/scores/${body[0]?.id}`)).status).toBe(204);
  expect((await caller.get(path)).text).toContain('Answers 1 to 9: 2 1 3');
});

it('has them in the document of a person’s own as well', async () => {
  const caller = await member();
  const query = `format=fhir&from=${daysAgo(28)}&to=${daysAgo(0)}`;
  const { status, text } = await caller.get(`/api/export?${query}`);
  expect(status).toBe(200);
  expect(text).toContain('"44249-1"');
  const csv = (await caller.get('/api/export?format=scores-csv')).text;
  expect(csv).toMatch(/^id,date,instrument,name,total,/);
  expect(csv).toContain('phq-9,,12,,,,2 1 3 2 1 1 2 0 0,,');
});
