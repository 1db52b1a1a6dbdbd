import { expect, it } from 'vitest';
import { clientNetwork } from './client-network';

it('counts an IPv4 address by itself, also when it is written as IPv6', () => {
  expect(clientNetwork('203.0.113.9')).toBe('203.0.113.9');
  expect(clientNetwork('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

it('counts IPv6 addresses of one /64 network together', () => {
  expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(clientNetwork('2001:0DB8:1:2::')).toBe('2001:db8:1:2');
  expect(clientNetwork('2001:db8::9')).toBe('2001:db8:0:0');
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(clientNetwork('::1')).toBe('0:0:0:0');
});

it('counts a whole /48 together where that is asked for', () => {
  expect(clientNetwork('2001:db8:1:2:aaaa::1', 48)).toBe('2001:db8:1');
  expect(clientNetwork('203.0.113.9', 48)).toBe('203.0.113.9');
});

it('leaves what is no address as it is', () => {
  expect(clientNetwork('unknown')).toBe('unknown');
});
