import { expect, it } from 'vitest';
import { forwardedAddress } from './forwarded-address';

it('takes what the nearest proxy wrote: the last of a list', () => {
  expect(forwardedAddress(['192.0.2.1'])).toBe('192.0.2.1');
  expect(forwardedAddress(['198.51.100.7, 192.0.2.1'])).toBe('192.0.2.1');
  expect(forwardedAddress(['198.51.100.7,198.51.100.8 ,  2001:db8::1 '])).toBe('2001:db8::1');
});

it('takes several lines for one list', () => {
  expect(forwardedAddress(['198.51.100.7', '192.0.2.1'])).toBe('192.0.2.1');
  expect(forwardedAddress(['198.51.100.7, 198.51.100.8', '198.51.100.9, 192.0.2.1'])).toBe('192.0.2.1');
});

it('leaves the port out: each connection has another', () => {
  expect(forwardedAddress(['198.51.100.7, 192.0.2.1:50123'])).toBe('192.0.2.1');
  expect(forwardedAddress(['[2001:db8::1]:50123'])).toBe('2001:db8::1');
  expect(forwardedAddress(['[2001:db8::1]'])).toBe('2001:db8::1');
});

it.each([
  undefined,
  [],
  [''],
  ['192.0.2.1,'],
  ['unknown'],
  ['198.51.100.7, x'],
  ['for=192.0.2.1'],
  ['1.2.3'],
])('finds none in %j', (lines) => {
  expect(forwardedAddress(lines)).toBeUndefined();
});
