import fs from 'node:fs';
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
  expect(redactedPath('/history/7d63e521/delete')).toBe('/history/*/delete');
});

it('keeps nothing that the app does not know, whatever the path', () => {
  const id = '65afc21f-dffc-4552-bf94-9e7af241a794';
  expect(redactedPath(`/api/mood%2Dentries/${id}`)).toBe('/api/*/*');
  expect(redactedPath(`/api/mood-entries/${id}.data`)).toBe('/api/mood-entries/*.data');
  expect(redactedPath('/history/day/2026-11-22')).toBe('/history/day/*');
  expect(redactedPath('/ines.duarte@example.org')).toBe('/*');
  expect(redactedPath('/I-cannot-go-on/history')).toBe('/*/history');
  expect(redactedPath('/my-secret.txt')).toBe('/*.txt');
  expect(redactedPath('/my-secret.txt/auth.data')).toBe('/*.txt/auth.data');
  expect(redactedPath('/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2')).toBe('/assets/*.woff2');
  expect(redactedPath('/a\\b')).toBe('/*');
});

it('keeps the words of every address of the app', () => {
  const routes = fs
    .readdirSync('app/routes')
    .filter((name) => !name.includes('$') && !name.includes('_index'))
    .map(
      (name) =>
        `/${name
          .replaceAll(/_(?=\.)/g, '')
          .replaceAll(/(?<!\[)\.(?!\])/g, '/')
          .replaceAll(/[[\]]/g, '')}`,
    );
  expect(routes).toContain('/api/admin/sms/test-send');
  expect(routes).toContain('/.well-known/security.txt');
  const files = fs.readdirSync('public').map((name) => `/${name}`);
  for (const path of [...routes, ...files, '/__manifest', '/_root.data', '/auth.data']) {
    expect(redactedPath(path)).toBe(path);
  }
});
