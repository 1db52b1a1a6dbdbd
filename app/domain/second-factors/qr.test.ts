import { expect, it } from 'vitest';
import { drawQr } from './qr';

const darkAt = (path: string) =>
  new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));

it('draws the three squares by which a camera finds it, with four light modules around', () => {
  const { size, path } = drawQr(
    'otpauth://totp/Soundings:ines%40example.org?secret=GEZDGNBVGY3TQOJQ&issuer=Soundings',
  );
  const dark = darkAt(path);
  // ISO/IEC 18004: 17 + 4 x version modules, and the quiet zone on both sides.
  expect((size - 8 - 17) % 4).toBe(0);
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let i = 0; i < 7; i += 1) {
      expect(dark.has(`${left + i},${top}`) && dark.has(`${left},${top + i}`)).toBe(true);
    }
    expect(dark.has(`${left + 1},${top + 1}`)).toBe(false);
    expect(dark.has(`${left + 3},${top + 3}`)).toBe(true);
  }
  for (const module of dark) {
    for (const at of module.split(',').map(Number)) expect(at >= 4 && at < size - 4).toBe(true);
  }
});
