import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.server';

const key = randomBytes(32);
const owner = 'owner-1';
const TEXT = 'A walk in the évening 🌊';

test('what was sealed comes back, and is not readable in between', () => {
  const sealed = seal(TEXT, { key, owner });
  expect(unseal(sealed, { key, owner })).toBe(TEXT);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('walk');
  expect(seal(TEXT, { key, owner })).not.toBe(sealed);
});

test('another key, another owner, a changed byte or junk open nothing', () => {
  const sealed = seal(TEXT, { key, owner });
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(unseal(sealed, { key: randomBytes(32), owner })).toBeUndefined();
  expect(unseal(sealed, { key, owner: 'owner-2' })).toBeUndefined();
  expect(unseal(changed.toString('base64url'), { key, owner })).toBeUndefined();
  for (const junk of ['', 'junk', '!!!', 'A'.repeat(60)])
    expect(unseal(junk, { key, owner })).toBeUndefined();
});
