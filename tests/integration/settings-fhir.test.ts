import { expect, it } from 'vitest';
import { checkInAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();

it('says on the settings page what is not right about the days of a FHIR document', async () => {
  const guest = server.newCaller();
  await guest.send('POST', '/try', { form: {} });
  await checkInAs(guest);
  const ask = (from: string, to: string) =>
    guest.send('POST', '/settings', { form: { intent: 'fhir', from, to } });
  for (const [from, to, sentence] of [
    ['', '2026-01-31', 'Choose a day, such as 2026-03-01'],
    ['2026-02-31', '2026-03-01', 'Choose a day on the calendar'],
    ['2026-03-02', '2026-03-01', 'The last day cannot be before the first'],
  ] as const) {
    const { status, headers, text } = await ask(from, to);
    expect([status, headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(text).toContain(sentence);
    expect(text).toContain(`value="${to}"`);
  }
  const { status, headers } = await ask('2026-01-01', '2026-01-31');
  expect([status, headers.get('Location')]).toEqual([
    303,
    '/api/export?format=fhir&from=2026-01-01&to=2026-01-31',
  ]);
});
