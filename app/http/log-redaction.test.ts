import { expect, it } from 'vitest';
import { redactedPath } from './log-redaction';

it('keeps neither query strings nor ids', () => {
  expect(redactedPath('/auth?tab=reset&token=abc')).toBe('/auth');
  expect(redactedPath('/api/mood-reports/s3cret?format=html')).toBe('/api/mood-reports/*');
  expect(redactedPath('/api/mood-entries/7d63e521')).toBe('/api/mood-entries/*');
  expect(redactedPath('/checkin?done=7d63e521')).toBe('/checkin');
  expect(redactedPath('/api/mood-entries')).toBe('/api/mood-entries');
});
