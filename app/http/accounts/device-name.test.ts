import { expect, it } from 'vitest';
import { deviceName } from './device-name';

const nameOf = (agent: string) =>
  deviceName(new Request('http://localhost', { headers: { 'User-Agent': agent } }));

it('names browser and system, and nothing more exact', () => {
  expect(nameOf('Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/118.0 Firefox/118.0')).toBe(
    'Firefox on Android',
  );
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
  expect(nameOf(safari)).toBe('Safari on iOS');
});

it('says nothing of what it does not know', () => {
  expect(nameOf('x')).toBeUndefined();
  expect(deviceName(new Request('http://localhost'))).toBeUndefined();
});
