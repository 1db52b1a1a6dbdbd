import { expect, test } from 'vitest';
import { coarseDevice } from './coarse-device';

test('a device is named by browser and system, and nothing finer', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
  const desk =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
  expect(coarseDevice(phone)).toBe('Safari on iPhone');
  expect(coarseDevice(desk)).toBe('Chrome on Windows');
});

test('what says nothing, or nonsense, is named as such', () => {
  expect(coarseDevice(null)).toBe('An unknown device');
  expect(coarseDevice('  ')).toBe('An unknown device');
  expect(coarseDevice('x'.repeat(10_000)).length).toBeLessThanOrEqual(60);
});
