import { expect, it } from 'vitest';
import { redactedPath } from './log-redaction';

it('keeps neither query strings nor ids', () => {
  expect(redactedPath('/auth?tab=reset&token=abc')).toBe('/auth');
  expect(redactedPath('/api/mood-reports/s3cret?format=html')).toBe('/api/mood-reports/*');
  expect(redactedPath('/api/mood-entries/7d63e521')).toBe('/api/mood-entries/*');
  expect(redactedPath('/checkin?done=7d63e521')).toBe('/checkin');
  expect(redactedPath('/api/mood-entries')).toBe('/api/mood-entries');
  expect(redactedPath('/API/Mood-Entries/7d63e521')).toBe('/API/Mood-Entries/*');
  expect(redactedPath('//api//mood-entries//7d63e521')).toBe('//api//mood-entries//*');
});

it('keeps nothing that looks like an id, whatever the path', () => {
  const id = '65afc21f-dffc-4552-bf94-9e7af241a794';
  expect(redactedPath(`/api/mood%2Dentries/${id}`)).toBe('/api/mood%2Dentries/*');
  expect(redactedPath(`/api/mood-entries/${id}.data`)).toBe('/api/mood-entries/*');
  expect(redactedPath(`/x/${id}.data`)).toBe('/x/*.data');
  expect(redactedPath(`/x/${id}/more`)).toBe('/x/*/more');
  expect(redactedPath('/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2')).toMatch(/woff2$/);
});
