import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAddress } from './mask';

it.each([
  ['ines@example.org', 'i***@e***.org'],
  ['i@e.org', 'i***@e***.org'],
  ['ines@mail.example.co.uk', 'i***@m***.uk'],
  ['ünal@tümer.example', 'ü***@t***.example'],
  ['ines@localhost', 'i***@l***'],
])('makes %s to %s', (address, masked) => expect(maskAddress(address)).toBe(masked));

it('is short, whatever the address is', () => {
  fc.assert(fc.property(fc.string(), (text) => maskAddress(`${text}@x.${text}`).length <= 40));
});
